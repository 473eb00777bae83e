import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What stands at the bottom of the window, where nothing is before hydration. client/navigation/navigation.ts sets it. */
export const bottomBarsAtom = atom<ComponentType | null>(null);

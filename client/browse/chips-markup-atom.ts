import { atom } from 'jotai';
import type { LabelGroup } from './label-group.ts';

/**
 * The HTML of the chips of each group, without a selected label. They are more than half of the
 * elements of a list, so the Worker renders them once for each state of the counts and sets it here.
 * In the browser it is null.
 */
export const chipsMarkupAtom = atom<ReadonlyMap<LabelGroup, string> | null>(null);

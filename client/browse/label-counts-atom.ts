import { atom } from 'jotai';
import type { LabelCounts } from '../../shared/content/label-counts.ts';
import { dataOf } from '../../shared/content/result.ts';
import { labelsContent } from '../content/content-atoms.ts';

/** Empty while the counts are loading, and if they cannot be loaded. */
export const labelCountsAtom = atom((get): LabelCounts => dataOf(get(labelsContent.remote)) ?? {});

import { atomWithStorage } from 'jotai/utils';

/** When each hidden banner was hidden, by its id (ISO 8601). client/early.ts reads the same record before the page shows. */
export const hiddenBannersAtom = atomWithStorage<Record<string, string>>('hidden-banners', {});

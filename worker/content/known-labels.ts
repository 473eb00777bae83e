import { lists } from '../../shared/content/lists.ts';

/** The labels that the panels offer. Only their lists are kept in KV: others have no bound. */
export const panelLabels: ReadonlySet<string> = new Set(lists.flatMap(({ labels }) => [...labels]));

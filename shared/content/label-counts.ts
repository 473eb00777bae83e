/** The number of posts of a label, or `unknown`, or `morePages`. */
export type LabelCount = number;

/** The count of a label that may have posts. */
export const unknown = -1;

/** The count of a label whose posts fill more than one page. Their number is unknown. */
export const morePages = -2;

/** In the order of `List.labels`; empty if nothing is known. No count is more than a day old. */
export type LabelCounts = readonly LabelCount[];

/** The number of posts of a label, or `more` if they fill more than one page. */
export type LabelCount = number | 'more';

/** By label; a label is absent if its count is unknown. */
export type LabelCounts = Readonly<Record<string, LabelCount>>;

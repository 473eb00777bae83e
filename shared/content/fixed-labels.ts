/** Labels with a fixed meaning (specification, section 9). */
export const featuredLabel = 'Featured';

export const resourceLabels = ['Resource Books', 'Related Articles'] as const;
export type ResourceLabel = (typeof resourceLabels)[number];

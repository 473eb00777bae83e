/** The site's own long texts; each is a page of the same name. */
export const documentNames = ['about', 'copyright', 'privacy-policy', 'terms'] as const;
export type DocumentName = (typeof documentNames)[number];

export type SiteDocument = {
  id: DocumentName;
  /** HTML of our own, its sections' headings being `h2` with an `id`. */
  content: string;
  /** Text of at most 155 characters. */
  description: string;
  sections: { id: string; title: string }[];
};

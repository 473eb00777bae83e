import { defineKind } from './content-request.ts';

/** The long texts of the site itself. The path of each page is the name. */
export const documentNames = ['about', 'copyright', 'privacy-policy', 'terms'] as const;
export type DocumentName = (typeof documentNames)[number];

/** Shown while the text is pending. */
export const documentTitles: Record<DocumentName, string> = {
  about: 'About Us',
  copyright: 'Copyright Statement',
  'privacy-policy': 'Privacy Policy',
  terms: 'Terms of Use',
};

export type SiteDocument = {
  id: DocumentName;
  /** Trusted HTML. The heading of each section is an `h2` with an `id`. */
  content: string;
  /** Plain text of at most 155 characters. */
  description: string;
  sections: { id: string; title: string }[];
};

export const documentKind = defineKind<{ name: DocumentName }, SiteDocument>('document', {
  path: '/api/documents/:name',
  url: ({ name }) => `/api/documents/${name}`,
  parse({ name: requested }) {
    const name = documentNames.find((name) => name === requested);
    return name && { name };
  },
});

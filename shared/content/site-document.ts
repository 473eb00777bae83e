import { defineKind } from './content-request.ts';

/** The titles of the long texts of the site itself, by their names. The path of each page is the name. */
export const documentTitles = {
  about: 'About Us',
  copyright: 'Copyright Statement',
  'privacy-policy': 'Privacy Policy',
  terms: 'Terms of Use',
};

export type DocumentName = keyof typeof documentTitles;

export const documentNames = Object.keys(documentTitles) as DocumentName[];

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

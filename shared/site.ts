/** The settings that pages show. None of them is secret. */
export type Site = {
  productName: string;
  /** The canonical origin, without a trailing slash. */
  url: string;
  searchTipsId: string;
  usageNotesId: string;
  supportEmail: string;
  /** A template with `{reference}`, or 'off'. */
  bibleUrl: string;
  /** reCAPTCHA Enterprise, the bot check of the contact form. */
  recaptcha: { siteKey: string; scriptUrl: string };
  /** What a preview deployment shows; undefined on others. `faults` is the number of those in the posts. */
  preview?: { text: string; faults?: number | undefined } | undefined;
};

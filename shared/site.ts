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
  /** Whether there are pages of Sundays and feasts. */
  hasSundays: boolean;
  /** reCAPTCHA Enterprise, the bot check of the contact form. */
  recaptcha: { siteKey: string; scriptUrl: string };
  /** The text in the banner of a preview deployment; undefined on others. */
  preview?: string | undefined;
};

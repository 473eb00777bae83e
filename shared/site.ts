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
  hasSundays: boolean;
  /** reCAPTCHA Enterprise, the bot check of the contact form. */
  recaptcha: { siteKey: string; scriptUrl: string };
  /** The text in the banner of a preview deployment; undefined on others. */
  preview?: string | undefined;
};

/** The description of the home page, after the name of the product. */
export const siteDescription =
  'helps pastors, teachers and believers with apologetic thoughts on Scripture, quotations by topic, articles and resources.';

/** The line on the share card of the site. */
export const siteTagline =
  'Thoughts on Scripture, quotes and articles for those who prepare sermons and lessons';

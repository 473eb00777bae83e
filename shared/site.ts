/** The settings that pages show; nothing here is secret. */
export type Site = {
  productName: string;
  /** The canonical origin, without a slash at its end. */
  url: string;
  searchTipsId: string;
  usageNotesId: string;
  supportEmail: string;
  /** The bot-check of the contact form (reCAPTCHA Enterprise). */
  recaptcha: { siteKey: string; scriptUrl: string };
};

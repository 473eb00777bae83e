// What the site says of itself and of those it is for. The documents in worker/documents/ have the rest.

/** The description of the home page, after the name of the product. */
export const siteDescription =
  'helps pastors, teachers and believers with apologetic thoughts on Scripture, quotations by topic, articles and resources.';

/** The line on the share card of the site. */
export const siteTagline =
  'Thoughts on Scripture, quotes and articles for those who prepare sermons and lessons';

/** A post of the sample content, before the store gives it an id and a date. */
export type SamplePost = {
  title: string;
  /** Labels as the site's panels send them: a book, a book and chapter, or a topic. */
  labels: readonly string[];
  /** HTML as Blogger's editor writes it. */
  content: string;
};

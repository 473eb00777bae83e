/** A post of the sample content, before it gets an id and a date. */
export type SamplePost = {
  title: string;
  /** Labels as the site requests them: a book, a book and chapter, or a topic. */
  labels: readonly string[];
  /** HTML as written by Blogger's editor. */
  content: string;
};

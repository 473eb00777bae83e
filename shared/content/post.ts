type PostHead = {
  id: string;
  /** Text, never markup. */
  title: string;
  /** RFC 3339 date and time; null where the provider gave none that can be read. */
  published: string | null;
};

/** A post as it is read in full; `content` is sanitised HTML. */
export type Post = PostHead & { content: string };

/** A post as a card shows it; `excerpt` is text of at most 303 characters (specification, section 5). */
export type PostSummary = PostHead & { excerpt: string };

/** A post on a page of its own; `description` is text of at most 155 characters (section 9). */
export type Article = Post & { description: string };

export type ListedPost = Post | PostSummary;

/** One page of a list; without `nextPageToken` it is the last. */
export type PostPage<T extends ListedPost = ListedPost> = {
  posts: T[];
  nextPageToken?: string;
};

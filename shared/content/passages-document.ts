import type { PostLink } from './post.ts';

/** Where posts are, with their number if it is known. It is no link if there are none. */
export type CountedPlace = {
  text: string;
  count?: number | undefined;
  href?: string | undefined;
  /** Whether it is the page itself. */
  isCurrent?: boolean;
};

/** What the posts of the site cite of the Bible, of a book, or of a passage that a visitor has typed. */
export type PassagesDocument = {
  /** 'Passages', 'Isaiah', or 'Isaiah 53:4–6' with an en dash. */
  title: string;
  /** Of the page, in plain text. Typed passages, and books that no post cites, have none. */
  description?: string;
  /** Whether the site does not know all posts yet. */
  isIncomplete: boolean;
} & (
  | { kind: 'books'; testaments: { title: string; books: CountedPlace[] }[] }
  | {
      kind: 'book';
      chapters: CountedPlace[];
      /** The posts of the chapters, in order. */
      groups: { title: string; href: string; posts: PostLink[] }[];
      /** The chapters of the posts for which there is no room. */
      more: CountedPlace[];
    }
  | {
      kind: 'passage';
      /** The URL of its text in a Bible outside, if the site has one. */
      readHref?: string;
      onVerses: PostLink[];
      inChapter: PostLink[];
      /** The chapters of the posts for which there is no room. */
      more: CountedPlace[];
      /** If there are no posts, the nearest chapters that have some. */
      nearest: CountedPlace[];
      /** The links to the thoughts on its chapter and to its book. */
      around: { text: string; href: string }[];
    }
);

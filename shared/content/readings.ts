import type { PostLink, TitledPost } from './post.ts';
import type { LinkItem } from './stored-schemas.ts';

/** A reading, or a passage. Each post is shown once, under the first heading to which it belongs. */
export type ReadingDetails = {
  /** The whole reference: 'Mark 2:23–28 (3:1–6)'. */
  text: string;
  /** All verses of the reading: 'Mark 2:23-28; 3:1-6'. Empty for a book that is not one of the 66. */
  reference: string;
  /** The page of its verses, named after their chapters: 'Mark 2–3'. */
  page?: LinkItem;
  /** If some posts are not shown, the number of all, and a link to them except on the page of the passage: 'All 18 posts'. */
  rest?: LinkItem;
  /** The posts on it, as many as are shown: 'On these verses', 'Matthew 12:1–8 tells this, too', 'In chapters 2–3'. */
  groups: { title: string; posts: PostLink[] }[];
  /** The number of the posts on it that are shown above. */
  above: number;
  /** The nearest chapters with posts, if no post is on the reading, and all posts are known. */
  nearest: LinkItem[] | undefined;
  alternatives: ReadingDetails[];
};

export type HandoutDetails = {
  href: string;
  title: string;
  posts: TitledPost[];
  /** The titles of the first posts for which the handout has no room. */
  leftOut: string[];
  all: number;
  /** The readings on which no post is, with the parallel accounts whose posts the handout has instead. */
  instead: { reading: string; parallels: string }[];
  /** Which posts it has, if others are on the page. */
  note?: string | undefined;
};

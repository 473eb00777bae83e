import type { CountedPlace } from './passages-document.ts';
import type { PostLink } from './post.ts';

/** `kind` is 'Passage', 'Book', 'Topic', 'Thought', 'Quote' or 'Article'. `text` may be the title of a post. */
export type Suggestion = { kind: string; text: string; href: string };

/** What the words of a search may mean. */
export type SearchSuggestions = {
  /** The best first. */
  suggestions: Suggestion[];
  /** The searches of other lists that have titles with all words: 'Quotes (3)'. */
  elsewhere: { text: string; href: string }[];
  /** Whether they are only near to the words, and shown only if the search finds no post. */
  isDidYouMean?: true;
};

/** What the site also has for a single post or the list of a chapter. */
export type RelatedPosts = {
  title: string;
  posts: PostLink[];
  /** The labels of a thought or quote, and passages that it cites. Of a chapter, where more posts on it are. */
  places: CountedPlace[];
  /** The URL of a chapter in a Bible outside, if the site has one. */
  readHref?: string;
};

export type RelatedContent =
  | ({ kind: 'posts' } & RelatedPosts)
  | ({ kind: 'search' } & SearchSuggestions);

import type { CountedPlace } from './passages-document.ts';
import type { PostLink } from './post.ts';

/** What the words of a search may mean, the best first. */
export type SearchSuggestions = {
  /** A passage, and books of the Bible. */
  scripture: CountedPlace[];
  topics: CountedPlace[];
  /** Those of the searched list first. */
  posts: PostLink[];
  /** The search with its misspelled words as names and titles have them. */
  corrected?: { text: string; href: string };
  /** Whether they are only near to the words, and shown only if the search finds no post. */
  isDidYouMean?: true;
};

/** What the site also has for a single post, the list of a chapter, or a search. */
export type RelatedContent =
  | {
      kind: 'posts';
      title: string;
      posts: PostLink[];
      /** The labels of a thought or quote, and passages that it cites. Of a chapter, where more posts on it are. */
      places: CountedPlace[];
    }
  | ({ kind: 'search' } & SearchSuggestions);

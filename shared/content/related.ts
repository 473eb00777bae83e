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

/** What the site also has for a single post, the list of a chapter or a search. */
export type RelatedContent =
  | { kind: 'post'; samePassages: PostLink[] }
  | {
      kind: 'chapter';
      label: string;
      /** The URL of its text in a Bible outside, if the site has one. */
      readHref?: string;
      /** Quotes and articles. */
      onChapter: PostLink[];
      /** The number of other posts on the chapter that its list does not have. */
      more: number;
    }
  | ({ kind: 'search' } & SearchSuggestions);

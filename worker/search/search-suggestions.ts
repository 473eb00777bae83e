import { browseAll, browseLabel, browseSearch } from '../../shared/browse/browse-state.ts';
import { type ListName, listNames, lists } from '../../shared/content/lists.ts';
import type { SearchSuggestions, Suggestion } from '../../shared/content/related.ts';
import { listHref, passageHref, passagesHref, postHref } from '../../shared/routes.ts';
import { readPassage } from '../../shared/scripture/passage.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { type SearchEntry, wordsIn } from './search-entries.ts';
import { entriesWith, wordsOf } from './word-index.ts';

/** What the words of a search may mean, or else what is nearest to them. Null if there is nothing. */
export function suggestionsFor(
  q: string,
  list: ListName,
  index: PostIndex,
): SearchSuggestions | null {
  const found = searchSuggestions(q, list, index);
  if (found.suggestions.length + found.elsewhere.length > 0) return found;
  const suggestions = didYouMean(q, list, index);
  return suggestions.length > 0 ? { suggestions, elsewhere: [], isDidYouMean: true } : null;
}

/** What the site has under the words of a search, as far as the provider is not needed. */
export function searchSuggestions(q: string, list: ListName, index: PostIndex): SearchSuggestions {
  const typed = typedWords(q);
  const exact = entriesWith(wordsIn(list, index), typed, 0);
  const found = exact.length > 0 ? exact : entriesWith(wordsIn(list, index), typed, 1);
  const passage = suggestedPassage(q);
  const isSuggested = passage && (passage.kind === 'Passage' || exact.length === 0);
  const elsewhere = listNames.flatMap((other) => {
    const count = entriesWith(wordsIn(other, index), typed, 0).filter(({ post }) => post).length;
    const href = listHref(other, browseSearch(browseAll(), q));
    return other !== list && count > 0 ? [{ text: `${lists[other].items} (${count})`, href }] : [];
  });
  return { suggestions: fewOf(found, list, isSuggested ? [passage] : []), elsewhere };
}

/** What is nearest to a search without a hit: what has the most of its words, then the closest spelling. */
export function didYouMean(q: string, list: ListName, index: PostIndex): Suggestion[] {
  return fewOf(entriesWith(wordsIn(list, index), typedWords(q), 2, 1), list);
}

/** At most four labels, those of the list's panel first, and five posts. Each is there once. */
function fewOf(
  found: readonly SearchEntry[],
  list: ListName,
  first: readonly Suggestion[] = [],
): Suggestion[] {
  const labels = found.filter(({ post }) => !post);
  const ofPanel = labels.filter((label) => label.list === list);
  const fewLabels = [...new Set([...ofPanel, ...labels])].slice(0, 4);
  const fewPosts = found.filter(({ post }) => post).slice(0, 5);
  const suggestions = [...first, ...[...fewLabels, ...fewPosts].map(suggestionOf)];
  return [...new Map(suggestions.map((suggestion) => [suggestion.href, suggestion])).values()];
}

function suggestionOf({ list, text, post }: SearchEntry): Suggestion {
  if (post) return { kind: lists[list].item, text, href: postHref(list, post.id) };
  if (!lists[list].labels.has(text))
    return { kind: 'Book', text, href: passagesHref({ book: text }) };
  const kind = list === 'thoughts' ? 'Book' : 'Topic';
  return { kind, text, href: listHref(list, browseLabel(text)) };
}

/** The passage, or the book of the Bible, that the words are. */
function suggestedPassage(q: string): Suggestion | undefined {
  const passage = readPassage(withoutOperators(q));
  if (!passage || 'problem' in passage) return undefined;
  const text = passage.reference ?? passage.label;
  if (text === passage.book) return suggestionOf({ list: 'thoughts', text });
  return { kind: 'Passage', text, href: passageHref(passage) };
}

/** Words that say little of what is looked for. */
const smallWords = new Set('a an and at by for from in is of on or the to with'.split(' '));

/** At most eight words, because each takes time. */
function typedWords(q: string): string[] {
  const words = wordsOf(withoutOperators(q));
  return words.filter((word) => !smallWords.has(word)).slice(0, 8);
}

/** Reads the syntax of the provider's search, such as `title:"Proper 29"`, as its words. */
function withoutOperators(q: string): string {
  return q.replace(/\b(?:title|label):/gi, ' ');
}

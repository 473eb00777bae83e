import type { StoredPost } from './provider-content.ts';

export type Blog = ReturnType<typeof createBlog>;

/** The posts of one blog. All lists are newest first, and none has the unlisted posts. */
export function createBlog(posts: readonly StoredPost[], unlisted: readonly StoredPost[] = []) {
  const newestFirst = posts.toSorted((a, b) => timeOf(b) - timeOf(a));
  const byId = new Map([...unlisted, ...posts].map((post) => [post.id, post]));
  // Computed once, at the first search, because it is slow for thousands of posts.
  let texts: Map<StoredPost, SearchableText> | undefined;

  return {
    all: (): readonly StoredPost[] => newestFirst,
    withLabel: (label: string) => newestFirst.filter((post) => post.labels.includes(label)),
    /**
     * Searches (specification, section 2). The terms are `title:"Proper 13"`, `title:word`, `"a phrase"`, and `word`, joined
     * by `+` or spaces; all of them must match. Case, accents, and punctuation are ignored. A search without words finds
     * nothing.
     */
    search(query: string): readonly StoredPost[] {
      const terms = parseTerms(query);
      if (terms.length === 0) return [];
      texts ??= new Map(newestFirst.map((post) => [post, searchableText(post)]));
      const found = [...texts].filter(([, text]) =>
        terms.every(({ field, words }) => text[field].includes(words)),
      );
      return found.map(([post]) => post);
    },
    find: (postId: string) => byId.get(postId),
  };
}

/** The date in ms since the epoch; 0 if it is unknown. */
function timeOf({ published }: StoredPost): number {
  return Date.parse(published) || 0;
}

/** The normalized words of a post, each between single spaces. */
type SearchableText = { title: string; all: string };

function searchableText(post: StoredPost): SearchableText {
  const title = normalizedWords(post.title);
  return { title, all: title + normalizedWords(plainText(post.content)) };
}

function parseTerms(query: string): { field: keyof SearchableText; words: string }[] {
  return Array.from(
    query.matchAll(/(title:\s*)?(?:"([^"]*)"?|([^\s+"]+))/gi),
    ([, title, phrase, word = '']) => ({
      field: title ? ('title' as const) : ('all' as const),
      words: normalizedWords(phrase ?? word),
    }),
  ).filter(({ words }) => words.trim() !== '');
}

/** Normalizes `God's WORK` to ` god s work `, so that `includes` finds whole words in order. */
function normalizedWords(text: string): string {
  const normalized = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${(normalized.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

const ignored = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<\/?([a-z][a-z0-9]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/** Elements that can be inside a word, such as a drop capital. */
const inline =
  /^(?:a|abbr|b|big|cite|code|del|em|font|i|ins|mark|q|s|small|span|strong|sub|sup|u|wbr)$/i;

/** Converts a post's HTML to its words. Named character references are punctuation, which a search ignores. */
function plainText(html: string): string {
  return html
    .replace(ignored, ' ')
    .replace(tag, (_, name: string) => (inline.test(name) ? '' : ' '))
    .replaceAll('&shy;', '')
    .replace(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (_, code: string) => character(Number(`0${code}`)))
    .replace(/&[a-z][a-z0-9]*;/gi, ' ');
}

function character(codePoint: number): string {
  return codePoint > 0 && codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : ' ';
}

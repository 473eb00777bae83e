import { versesOfChapter } from '../shared/scripture/verses.ts';
import { crawledListSchema, newListCrawl } from '../worker/crawl/list-crawl.ts';
import { type PostIndex, postIndex, postsOn } from '../worker/crawl/post-index.ts';
import { passagesDocument } from '../worker/passages/passages-document.ts';
import { relatedContent } from '../worker/passages/related-content.ts';
import { civilDay } from '../worker/sundays/civil-day.ts';
import { dayHandout } from '../worker/sundays/day-handout.ts';
import { lectionaries } from '../worker/sundays/lectionary.ts';

type Env = { PARSED: string; HELD: string };

const chapter = versesOfChapter('Romans 8') ?? { first: 0, last: 0 };
const year = lectionaries.lsb.days(civilDay(2026, 11, 22), civilDay(2027, 11, 22));
const query = '?q=careful+raeder+asks+unicorns';

const tasks: Record<string, (index: PostIndex) => unknown> = {
  books: (index) => passagesDocument(index, { book: '', ref: '' }),
  book: (index) => passagesDocument(index, { book: 'Romans', ref: '' }),
  chapter: (index) => postsOn(index, [chapter]),
  year: (index) => year.map((day) => dayHandout(day, index)),
  search: (index) => relatedContent(index, { kind: 'related', list: 'thoughts', query }),
};

let texts: string[] | undefined;
let held: PostIndex | undefined;

/** Ten times, parses the index in `PARSED` (a JSON array of the texts in KV), or does the task of the path with that in `HELD`. */
export default {
  async fetch({ url }: Request, { PARSED, HELD }: Env): Promise<Response> {
    texts ??= JSON.parse(PARSED) as string[];
    held ??= await indexOf(JSON.parse(HELD));
    const task = tasks[new URL(url).pathname.slice(1)];
    for (let i = 0; i < 10; i++) task ? task(held) : await indexOf(texts);
    return new Response();
  },
};

function indexOf(texts: string[]): Promise<PostIndex> {
  const [thoughts = newListCrawl(), quotes = newListCrawl()] = texts.map((text) =>
    crawledListSchema.parse(JSON.parse(text)),
  );
  return postIndex({ thoughts, quotes, articles: newListCrawl() }, new Map());
}

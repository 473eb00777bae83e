import type { ContactReply } from '../../shared/contact/contact-outcome.ts';
import type { Post, PostPage, PostSummary } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import { selectors } from '../../shared/dom-contract.ts';
import type { Site } from '../../shared/site.ts';

/** What a page brings along for the browser, beside what its markup shows. */
export type PageData = {
  site: Site;
  results: Record<string, Result<unknown>>;
  contactReply?: ContactReply | undefined;
};

const element = 'page-data';

/** The page's data as a script that does not execute. Posts go without what the markup has. */
export function pageDataScript(data: PageData): string {
  const json = JSON.stringify(data, (key, value) => (markupFields.has(key) ? undefined : value));
  return `<script type="application/json" id="${element}">${json.replaceAll('<', '\\u003c')}</script>`;
}

const markupFields = new Set<string>(['content', 'excerpt'] satisfies (
  | keyof Post
  | keyof PostSummary
)[]);

/** Reads the data and gives the posts back what the markup shows of them. */
export function readPageData(document: Document): PageData {
  const script = document.getElementById(element);
  if (!script?.textContent) throw new Error('The page brought no data along.');
  const data: PageData = JSON.parse(script.textContent);
  for (const answer of Object.values(data.results)) {
    if ('data' in answer)
      postsIn(answer.data).forEach((post) => {
        readMarkup(document, post);
      });
  }
  return data;
}

function postsIn(data: unknown): { id: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('posts' in data) return (data as PostPage).posts;
  return 'id' in data ? [data as { id: string }] : [];
}

function readMarkup(document: Document, post: Partial<Post & PostSummary>) {
  const shown = document.querySelector(`[data-item="${CSS.escape(post.id ?? '')}"]`);
  const content = shown?.querySelector(selectors.content);
  const excerpt = shown?.querySelector(selectors.excerpt);
  if (content) post.content = content.innerHTML;
  if (excerpt) post.excerpt = excerpt.textContent;
}

import { dataOf, type Result } from '../../shared/content/result.ts';
import type { Post, PostPage, PostSummary } from '../../shared/content/stored-schemas.ts';
import { selectors } from '../../shared/dom-contract.ts';
import type { Site } from '../../shared/site.ts';

/** The data of a page that hydration needs and the markup does not contain. */
export type PageData = {
  site: Site;
  /** The path and query of the canonical URL of the page; null if it has none. */
  href: string | null;
  /** The initial content, by its URL in the JSON API. */
  results: Record<string, Result<unknown>>;
};

const elementId = 'page-data';

/** Returns the page data as a JSON script element. Posts lack what is in the markup, or only for the edge. */
export function pageDataScript(data: PageData): string {
  const json = JSON.stringify(data, (key, value) => (omittedFields.has(key) ? undefined : value));
  return `<script type="application/json" id="${elementId}">${json.replaceAll('<', '\\u003c')}</script>`;
}

const omittedFields = new Set<string>(['content', 'excerpt', 'quotation'] satisfies (
  | keyof Post
  | keyof PostSummary
)[]);

/** Parses the page data and restores the omitted fields of posts from the markup. */
export function readPageData(document: Document): PageData {
  const { textContent } = document.getElementById(elementId) as HTMLElement;
  const data: PageData = JSON.parse(textContent);
  for (const [url, result] of Object.entries(data.results)) {
    for (const post of postsIn(dataOf(result))) restoreFields(document, url, post);
  }
  return data;
}

function postsIn(data: unknown): { id: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  if ('posts' in data) return (data as PostPage).posts;
  return 'id' in data ? [data as { id: string }] : [];
}

/** Restores the texts of a post. The same content may be awaited in two places, of which one shows it. */
function restoreFields(document: Document, url: string, post: Partial<Post & PostSummary>) {
  const awaited = `[data-await="${CSS.escape(url)}"]`;
  const itself = `[data-item="${CSS.escape(post.id ?? '')}"]`;
  const item = document.querySelector(`${awaited}${itself}, ${awaited} ${itself}`);
  const content = item?.querySelector(selectors.content);
  const excerpt = item?.querySelector(selectors.excerpt);
  if (content) post.content ??= content.innerHTML;
  if (excerpt) post.excerpt ??= excerpt.textContent;
}

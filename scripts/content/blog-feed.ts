import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fingerprint } from '../../sample-provider/fingerprint.ts';
import type { StoredPost } from '../../sample-provider/provider-content.ts';
import { postIdPattern } from '../../shared/content/post.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';
import { parseMarkup } from '../../worker/sanitize/markup.ts';
import { orUsageError, UsageError } from '../command-line.ts';

/** What a backup says of a post, a page or a comment. */
export type FeedEntry = Omit<StoredPost, 'updated'> & {
  /** 'post' if it is shown, or else what it is: 'draft'. */
  kind: string;
  /** Ms since the epoch; 0 if unknown. */
  updated: number;
  /** Its URL in the blog, or only the path; empty if unknown. */
  url: string;
};

/** A blog as an Atom feed (RFC 4287) with the elements and categories of Blogger's backups. */
export type BlogFeed = {
  /** The number of the blog; empty if unknown. */
  blogId: string;
  title: string;
  /** The time of the newest change; ms since the epoch. */
  updated: number;
  entries: FeedEntry[];
};

const kindScheme = 'http://schemas.google.com/g/2005#kind';

/** More would not fit into a response of the provider; characters. */
const maxLength = 1_000_000;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  // Decodes numeric character references, too.
  htmlEntities: true,
  isArray: (name) => ['entry', 'category', 'link'].includes(name),
  // Text or markup, whose source is needed.
  stopNodes: ['feed.title', 'feed.entry.title', 'feed.entry.content', 'feed.entry.summary'],
});

/** An element as the parser returns it: by their names, its elements and, with '@', its attributes. */
type Element = Readonly<Record<string, unknown>>;

/** The source of an element, and its type (RFC 4287, section 3.1). */
type Construct = { source: string; type: string };

/** Declarations, comments and processing instructions. */
const prolog = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<![^>[]*(?:\[[^\]]*\]\s*)?>/g;

/** Returns the name of the root element; undefined if the text is not XML. */
export function rootElement(xml: string): string | undefined {
  return /^\s*<([^\s/>]+)/.exec(xml.slice(0, 10_000).replace(prolog, ''))?.[1];
}

/**
 * Reads a backup that Blogger wrote: `feed.atom` of Google Takeout, or the older `blog-….xml`.
 * @param file the name of the file, for errors
 * @throws {UsageError} if the feed cannot be read, with the line
 */
export function parseBlogFeed(xml: string, file: string): BlogFeed {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) {
    const { code, ...found } = validity.err;
    const ending = { line: xml.split('\n').length, msg: 'The file ends too early.' };
    const { line, msg } = code === 'InvalidXml' ? ending : found;
    throw new UsageError(`${file}, line ${line}: this is not an Atom feed. ${msg}`);
  }
  return orUsageError(`${file} cannot be read`, () => {
    const { entry: sent = [], ...feed } = parser.parse(xml).feed;
    const entries: FeedEntry[] = sent.flatMap(readEntry);
    const updated = timeOf(feed.updated) || Math.max(0, ...entries.map((it) => it.updated));
    const [, blogId = ''] = /blog-(\d+)/.exec(textOf(feed.id)) ?? [];
    return { blogId, title: lineOf(feed.title), updated, entries };
  });
}

function readEntry(entry: Element): FeedEntry[] {
  const categories = attributesOf(entry.category);
  const term = categories.find((it) => it['@scheme'] === kindScheme)?.['@term'];
  const kind = kindOf(entry, term);
  if (!kind) return [];
  const alternate = attributesOf(entry.link).find((it) => it['@rel'] === 'alternate');
  const url = textOf(entry['blogger:filename']) || alternate?.['@href'] || '';
  const id = textOf(entry.id) || url;
  const postId = id.split('.post-').at(-1) ?? '';
  const labels = categories.flatMap((it) =>
    it['@scheme'] === kindScheme ? [] : it['@term'] || [],
  );
  const content = htmlOf(constructOf(entry.content).source ? entry.content : entry.summary);
  return [
    {
      kind: kind === 'post' && content.length > maxLength ? 'oversized post' : kind,
      id: postIdPattern.test(postId) ? postId : String(fingerprint(id)),
      title: lineOf(entry.title),
      content,
      published: textOf(entry.published),
      updated: timeOf(entry.updated),
      labels: [...new Set(labels)],
      url,
    },
  ];
}

/** Undefined for the templates and settings of older backups. An entry of another feed has neither a type nor a term. */
function kindOf(entry: Element, term?: string): string | undefined {
  const type = (textOf(entry['blogger:type']) || term?.split('#').at(-1) || 'post').toLowerCase();
  if (type !== 'post') return /^(?:page|comment)$/.test(type) ? type : undefined;
  const status = textOf(entry['blogger:status']);
  if (status.endsWith('TRASHED') || textOf(entry['blogger:trashed'])) return 'trashed post';
  const { 'app:draft': draft } = Object(entry['app:control']);
  if (status === 'DRAFT' || textOf(draft) === 'yes') return 'draft';
  const isLive = ['', 'LIVE'].includes(status) && timeOf(entry.published) <= Date.now();
  return isLive ? 'post' : 'scheduled post';
}

/** Of several elements, the first one with content. */
function constructOf(element: unknown): Construct {
  const found = [element].flat().map((it): Construct => {
    const { '#text': source = '', '@type': type = '' } =
      typeof it === 'object' ? Object(it) : { '#text': it };
    return { source, type };
  });
  return found.find(({ source }) => source.trim()) ?? { source: '', type: '' };
}

function textOf(element: unknown): string {
  return constructOf(element).source.trim();
}

/** Ms since the epoch; 0 if unknown. */
function timeOf(element: unknown): number {
  return Date.parse(textOf(element)) || 0;
}

function attributesOf(elements: unknown): Record<string, string>[] {
  return [elements ?? []].flat().map(Object);
}

/** Returns HTML. Markup can be escaped (html), be part of the XML (xhtml), or stand there without being declared. */
function htmlOf(element: unknown): string {
  const { source, type } = constructOf(element);
  if (isMarkup(source)) {
    const [, prefix = ''] = /^\s*<([\w-]+:)div\b/.exec(source) ?? [];
    return source
      .replaceAll(`<${prefix}`, '<')
      .replaceAll(`</${prefix}`, '</')
      .replace(/<(?!(?:br|hr|img|wbr|col|embed|source)\b)(\w+)([^<>]*)\/>/gi, '<$1$2></$1>');
  }
  const text = unescaped(source);
  return type === 'text' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}

/** Returns the text of a title in one line. Blogger escapes some titles twice. */
function lineOf(title: unknown): string {
  const { source, type } = constructOf(title);
  const isHtml = type === 'html' || isMarkup(source);
  const html = isHtml ? htmlOf(title) : unescaped(source).replaceAll('<', '&lt;');
  const tree = /[<&]/.test(html) && parseMarkup(html);
  return plainText(tree ? toText(tree) : html);
}

function isMarkup(source: string): boolean {
  return source.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '').includes('<');
}

function unescaped(source: string): string {
  return parser.parse(`<text>${source}</text>`).text;
}

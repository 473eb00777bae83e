import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { fingerprint } from '../../sample-provider/fingerprint.ts';
import type { StoredPost } from '../../sample-provider/provider-options.ts';
import { postIdPattern } from '../../shared/content/post.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';
import { parseMarkup } from '../../worker/sanitize/markup.ts';
import { UsageError } from '../command-line.ts';

/** What a backup says of a post, a page or a comment. */
export type FeedEntry = StoredPost & {
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

/** The text of an element, with or without attributes; empty if the element is absent. */
const text = z.preprocess(
  (value) => (typeof value === 'object' ? Object(value)['#text'] : value),
  z.string().catch(''),
);

/** The source and the type of an element (RFC 4287, section 3.1). Of several elements, the first with content counts. */
const construct = z.preprocess(
  (value) => {
    const all = [value].flat().map((it) => (typeof it === 'object' ? Object(it) : { '#text': it }));
    return all.find((it) => it['#text']?.trim()) ?? {};
  },
  z.object({ '#text': z.string().default(''), '@type': z.string().default('') }),
);
type Construct = z.infer<typeof construct>;

const attributes = z.record(z.string(), z.string()).catch({});

const entrySchema = z.object({
  id: text,
  title: construct,
  content: construct,
  summary: construct,
  published: text,
  updated: text,
  category: z.array(attributes).default([]),
  // Takeout, since 2023.
  'blogger:type': text,
  'blogger:status': text,
  'blogger:trashed': text,
  'blogger:filename': text,
  // Older backups.
  'app:control': z.object({ 'app:draft': text }).optional().catch(undefined),
  link: z.array(attributes).default([]),
});
type Entry = z.infer<typeof entrySchema>;

const feedSchema = z.object({
  feed: z.object({
    id: text,
    title: construct,
    updated: text,
    entry: z.array(entrySchema).default([]),
  }),
});

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
    const { code, msg, line } = validity.err;
    throw code === 'InvalidXml'
      ? unreadable(file, xml.split('\n').length, 'The file ends too early.')
      : unreadable(file, line, msg);
  }
  try {
    const { id, title, updated, entry } = feedSchema.parse(parser.parse(xml)).feed;
    const entries = entry.flatMap(readEntry);
    const times = [updated, ...entry.map((it) => it.updated)].map((time) => Date.parse(time) || 0);
    const [, blogId = ''] = /blog-(\d+)/.exec(id) ?? [];
    return { blogId, title: lineOf(title), updated: Math.max(...times), entries };
  } catch (cause) {
    throw new UsageError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

function unreadable(file: string, line: number, problem: string): UsageError {
  return new UsageError(`${file}, line ${line}: this is not an Atom feed. ${problem}`);
}

function readEntry(entry: Entry): FeedEntry[] {
  const { id, title, content, summary, published, category, link } = entry;
  const kind = kindOf(entry);
  if (!kind) return [];
  const postId = id.split('.post-').at(-1) ?? '';
  const labels = category.flatMap((it) => (it['@scheme'] === kindScheme ? [] : it['@term'] || []));
  const alternate = link.find((it) => it['@rel'] === 'alternate')?.['@href'];
  const html = htmlOf(content['#text'] ? content : summary);
  return [
    {
      kind: kind === 'post' && html.length > maxLength ? 'oversized post' : kind,
      id: postIdPattern.test(postId) ? postId : String(fingerprint(id)),
      title: lineOf(title),
      content: html,
      published,
      updated: Date.parse(entry.updated) || 0,
      labels: [...new Set(labels)],
      url: entry['blogger:filename'] || alternate || '',
    },
  ];
}

/** Undefined for the templates and settings of older backups. An entry of another feed has neither a kind nor a type. */
function kindOf(entry: Entry): string | undefined {
  const term = entry.category.find((it) => it['@scheme'] === kindScheme)?.['@term'];
  const type = (entry['blogger:type'] || term?.split('#').at(-1) || 'post').toLowerCase();
  if (type !== 'post') return /^(?:page|comment)$/.test(type) ? type : undefined;
  const status = entry['blogger:status'];
  if (status.endsWith('TRASHED') || entry['blogger:trashed'].trim()) return 'trashed post';
  if (status === 'DRAFT' || entry['app:control']?.['app:draft'] === 'yes') return 'draft';
  const isLive = ['', 'LIVE'].includes(status) && !(Date.parse(entry.published) > Date.now());
  return isLive ? 'post' : 'scheduled post';
}

/** Returns HTML. Markup can be escaped (html), be part of the XML (xhtml), or stand there without being declared. */
function htmlOf({ '#text': source, '@type': type }: Construct): string {
  if (isMarkup(source)) {
    return source
      .replace(/(<\/?)[\w-]+:(?=\w)/g, '$1')
      .replace(/<(?!(?:br|hr|img|wbr|col|embed|source)\b)(\w+)([^<>]*)\/>/gi, '<$1$2></$1>');
  }
  const text = unescaped(source);
  return type === 'text' ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text;
}

/** Returns the text of a title in one line. Blogger escapes some titles twice. */
function lineOf(title: Construct): string {
  const { '#text': source, '@type': type } = title;
  const isHtml = type === 'html' || isMarkup(source);
  const html = isHtml ? htmlOf(title) : unescaped(source).replaceAll('<', '&lt;');
  const tree = /[<&]/.test(html) && parseMarkup(html);
  return plainText(tree ? toText(tree) : html);
}

const cdata = /<!\[CDATA\[([\s\S]*?)\]\]>/;

function isMarkup(source: string): boolean {
  return source.split(cdata).some((part, position) => position % 2 === 0 && part.includes('<'));
}

function unescaped(source: string): string {
  const parts = source.split(cdata);
  return parts.map((part, position) => (position % 2 ? part : unescapeText(part))).join('');
}

function unescapeText(source: string): string {
  return source && parser.parse(`<text>${source}</text>`).text;
}

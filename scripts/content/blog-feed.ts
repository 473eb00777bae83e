import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { fingerprint } from '../../sample-provider/fingerprint.ts';
import type { StoredPost } from '../../sample-provider/provider-options.ts';
import { postIdPattern } from '../../shared/content/post.ts';
import { UsageError } from '../command-line.ts';

/** A blog as an Atom feed (RFC 4287) with the elements and categories of Blogger's backups. */
export type BlogFeed = { title: string; posts: StoredPost[] };

const kindScheme = 'http://schemas.google.com/g/2005#kind';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  // Decodes numeric character references, too.
  htmlEntities: true,
  isArray: (name) => name === 'entry' || name === 'category',
});

/** The text of an element, with or without attributes; empty if the element is absent. */
const text = z.preprocess(
  (value) => (typeof value === 'object' ? Object(value)['#text'] : value),
  z.string().catch(''),
);

const entrySchema = z.object({
  id: text,
  title: text,
  content: text,
  published: text,
  category: z
    .array(z.object({ '@scheme': z.string().optional(), '@term': z.string() }))
    .default([]),
  // Takeout, since 2023.
  'blogger:type': text,
  'blogger:status': text,
  // Older backups.
  'app:control': z.object({ 'app:draft': text }).optional(),
});

const feedSchema = z.object({
  feed: z.object({ title: text, entry: z.array(entrySchema).default([]) }),
});

/**
 * Reads the published posts of a backup that Blogger wrote: `feed.atom` of Google Takeout, or the older `blog-….xml`. Pages, drafts and comments are left out.
 * @param file the name of the file, for errors
 * @throws {UsageError} if the text is not such a feed, with the line
 */
export function parseBlogFeed(xml: string, file: string): BlogFeed {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) {
    const { code, msg, line } = validity.err;
    if (code !== 'InvalidXml') throw notFeed(file, line, msg);
    throw notFeed(file, xml.split('\n').length, 'The file is empty or ends too early.');
  }
  const root = parser.parse(xml);
  const name = Object.keys(root).find((key) => !key.startsWith('?')) ?? '';
  if (name !== 'feed') {
    const line = xml.slice(0, xml.indexOf(`<${name}`)).split('\n').length;
    throw notFeed(file, line, `The root element is <${name}> instead of <feed>.`);
  }
  const { title, entry } = feedSchema.parse(root).feed;
  return { title, posts: entry.filter(isPublishedPost).map(postOf) };
}

function notFeed(file: string, line: number, problem: string): UsageError {
  return new UsageError(`${file}, line ${line}: this is not an Atom feed. ${problem}`);
}

type Entry = z.infer<typeof entrySchema>;

/** An entry of another feed than a backup has neither a kind nor a type. */
function isPublishedPost(entry: Entry): boolean {
  const kind = entry.category.find((it) => it['@scheme'] === kindScheme)?.['@term'];
  return (
    (kind?.endsWith('#post') ?? true) &&
    ['', 'POST'].includes(entry['blogger:type']) &&
    ['', 'LIVE'].includes(entry['blogger:status']) &&
    entry['app:control']?.['app:draft'] !== 'yes'
  );
}

function postOf({ id, title, content, published, category }: Entry): StoredPost {
  const postId = id.split('.post-').at(-1) ?? '';
  return {
    id: postIdPattern.test(postId) ? postId : String(fingerprint(id)),
    title,
    content,
    published,
    labels: category.flatMap((it) => (it['@scheme'] === kindScheme ? [] : it['@term'])),
  };
}

import type { Root } from 'hast';
import { lists } from '../../shared/content/lists.ts';
import { organizationKind, organizationName } from '../../shared/content/organization.ts';
import { permittedUse } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { type Handout, missingPostText } from '../../shared/handout/handout.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { postHref } from '../../shared/pages/post.ts';
import type { Site } from '../../shared/site.ts';
import { publishedDate } from '../../shared/site-calendar.ts';
import type { ContentService } from '../content/content-service.ts';
import { storedPostKind } from '../content/loaders/post.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { portableTree } from './portable-tree.ts';

export type HandoutDocument = ReturnType<typeof handoutDocument>;

/** A post with its passage if it has one, or else its date; or a note in the place of one that is missing or failed to load. */
export type HandoutPart = { url: string } & (
  | { title: string; subtitle: string | null; content: Root }
  | { note: string }
);

export async function loadHandout(
  { posts }: Handout,
  content: Pick<ContentService, 'load'>,
  facts: RequestFacts,
) {
  const publisher = content.load(organizationKind.request({}), facts);
  const loaded = posts.map(async (post) => ({
    post,
    ...(await content.load(storedPostKind.request(post), facts)),
  }));
  return { posts: await Promise.all(loaded), publisher: await publisher };
}

/** Returns a handout with its content, independent of the format of a file. All URLs are absolute. */
export function handoutDocument(
  { title }: Handout,
  { publisher, posts }: Awaited<ReturnType<typeof loadHandout>>,
  { url: siteUrl, productName }: Pick<Site, 'url' | 'productName'>,
) {
  const parts = posts.map(({ post: { list, id }, result }): HandoutPart => {
    const url = siteUrl + postHref(list, id);
    if ('error' in result) {
      const failed = `This ${lists[list].item.toLowerCase()} could not be loaded.`;
      return { url, note: result.error.status === 404 ? missingPostText(list) : failed };
    }
    const { title, published, passage, tree } = result.data;
    const subtitle = passage ?? (published && publishedDate(published));
    return { url, title, subtitle, content: portableTree(tree, url) };
  });
  const organization = dataOf(publisher.result);
  return {
    title: title || 'Handout',
    publisher: (organization && organizationName(organization)) || productName,
    parts,
    permission: permittedUse,
    copyrightUrl: siteUrl + copyrightPage.path,
  };
}

import type { Root } from 'hast';
import { type ListName, lists } from '../../shared/content/lists.ts';
import { organizationKind, organizationName } from '../../shared/content/organization.ts';
import { handoutPostKind, permittedUse } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import type { Handout } from '../../shared/handout/handout.ts';
import { missingPostText } from '../../shared/handout/handout.ts';
import { copyrightPage } from '../../shared/pages/document.ts';
import { postHref } from '../../shared/pages/post.ts';
import { publishedDate } from '../../shared/site-calendar.ts';
import type { Content } from '../content/content.ts';
import { unavailableStatus } from '../content/content-error.ts';
import type { ContentService } from '../content/content-service.ts';
import { portableTree } from './portable-tree.ts';

/** A handout with its content, independent of the format of a file. All URLs are absolute. */
export type HandoutDocument = {
  title: string;
  publisher: string;
  parts: HandoutPart[];
  permission: string;
  copyrightUrl: string;
};

/** A post with its passage if it has one, or else its date; or a note in the place of one that is missing or failed to load. */
export type HandoutPart = { url: string } & (
  | { title: string; subtitle: string | null; content: Root }
  | { note: string }
);

/** `isAvailable` is false if all posts failed to load (`unavailableStatus`). */
export type LoadedHandout = {
  document: HandoutDocument;
  contents: Content<unknown>[];
  isAvailable: boolean;
};

type LoadOptions = { content: ContentService; siteUrl: string; productName: string };

export async function loadHandout(
  { title, posts }: Handout,
  { content, siteUrl, productName }: LoadOptions,
): Promise<LoadedHandout> {
  const organization = content.load(organizationKind.request({}));
  const loaded = await Promise.all(
    posts.map(async (post) => ({
      post,
      ...(await content.load(handoutPostKind.request(post))),
    })),
  );
  const parts = loaded.map(({ post, result }): HandoutPart => {
    const list = post.list;
    const url = siteUrl + postHref(list, post.postId);
    if ('error' in result) return { url, note: noteOf(list, result.error.status) };
    const { title, published, passage, content } = result.data;
    const subtitle = passage ?? (published && publishedDate(published));
    return { url, title, subtitle, content: portableTree(content, url) };
  });
  const publisher = await organization;
  const publisherData = dataOf(publisher.result);
  return {
    document: {
      title: title || 'Handout',
      publisher: (publisherData && organizationName(publisherData)) || productName,
      parts,
      permission: permittedUse,
      copyrightUrl: siteUrl + copyrightPage.path,
    },
    contents: [publisher, ...loaded],
    isAvailable: unavailableStatus(loaded.map(({ result }) => result)) === undefined,
  };
}

function noteOf(list: ListName, status: number): string {
  return status === 404
    ? missingPostText(list)
    : `This ${lists[list].item.toLowerCase()} could not be loaded.`;
}

import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { contentUrl } from '../../shared/content/content-request.ts';
import { type ListName, lists } from '../../shared/content/lists.ts';
import { organizationName } from '../../shared/content/organization.ts';
import type { Article } from '../../shared/content/post.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { type Handout, missingPostText, type PostReference } from '../../shared/handout/handout.ts';
import { postHref } from '../../shared/routes.ts';
import { contentOfPost, organizationContent } from '../content/content-atoms.ts';
import { PostContent } from '../post/PostContent.tsx';
import { PostFrame, PublishedDate } from '../post/PostFrame.tsx';
import { siteAtom } from '../state/page-store.ts';
import { Await } from '../ui/Await.tsx';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import { HandoutControls } from './HandoutControls.tsx';
import * as styles from './HandoutPage.module.css';

type HandoutItemProps = { handout: Handout; post: PostReference };

/** A post of a handout with its source and its buttons. A missing post, and one that fails to load, say so in their place. */
export function HandoutItem({ handout, post: reference }: HandoutItemProps) {
  const { list, postId } = reference;
  const content = useMemo(
    () => contentOfPost(contentUrl({ kind: 'post', list, postId })),
    [list, postId],
  );
  const error = errorOf(useAtomValue(content.remote));
  const href = postHref(list, postId);
  const item = lists[list].item.toLowerCase();
  const controls = (title: string) => (
    <HandoutControls handout={handout} post={reference} title={title} />
  );
  const missing = (
    <p className={styles.missing}>
      {missingPostText(list)} <Source href={href} />
    </p>
  );
  return (
    <Await
      content={content}
      errorFallback={
        error && (
          <>
            {error.status === 404 ? missing : <ErrorMessage error={{ ...error, status: 503 }} />}
            {controls(`${item} ${postId}`)}
          </>
        )
      }
    >
      {(post) => (
        <HandoutPost list={list} post={post} href={href}>
          {controls(post.title)}
        </HandoutPost>
      )}
    </Await>
  );
}

type HandoutPostProps = { list: ListName; post: Article; href: string; children: ReactNode };

function HandoutPost({ list, post, href, children }: HandoutPostProps) {
  const html = useMemo(() => nestHeadings(post.content), [post.content]);
  return (
    <PostFrame list={list} item={post.id}>
      <header className={`${styles.header} stack`}>
        <h2 dir="auto">
          <a href={href}>{post.title}</a>
        </h2>
        <PublishedDate published={post.published} />
      </header>
      <PostContent html={html} />
      <p className={styles.source} data-source>
        <Source href={href} />
      </p>
      {children}
    </PostFrame>
  );
}

function Source({ href }: { href: string }) {
  const { url, productName } = useAtomValue(siteAtom);
  const organization = dataOf(useAtomValue(organizationContent.remote));
  return (
    <>
      {(organization && organizationName(organization)) || productName}, <span>{url + href}</span>
    </>
  );
}

/** The title of the post is `h2`. Level 7 is an `h6` with `aria-level`. */
function nestHeadings(html: string): string {
  return html
    .replace(/(?<=<\/?h)[2-6](?=[ >])/g, (level) => `${+level + 1}`)
    .replace(/<(\/?)h7/g, (_, end) => (end ? '</h6' : '<h6 aria-level="7"'));
}

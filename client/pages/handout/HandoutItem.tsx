import { useAtomValue } from 'jotai';
import { organizationKind, organizationName } from '../../../shared/content/organization.ts';
import { handoutPostKind, type PostReference } from '../../../shared/content/post.ts';
import { dataOf, errorOf } from '../../../shared/content/result.ts';
import { missingPostText } from '../../../shared/handout/handout.ts';
import { postHref } from '../../../shared/pages/post.ts';
import { useContent } from '../../content/content-atoms.ts';
import { elementId } from '../../handout/element-ids.ts';
import * as styles from '../../handout/HandoutPage.module.css';
import { PostContent } from '../../post/PostContent.tsx';
import * as frameStyles from '../../post/PostFrame.module.css';
import { PublishedDate } from '../../post/PostTitle.tsx';
import { siteAtom } from '../../state/page-store.ts';
import { Await } from '../../ui/Await.tsx';

/**
 * A post of a handout with its source. A missing post has a note in its place, and a post that fails to load an error. A
 * streamed page has waited for all posts before it, for their length.
 */
export function HandoutItem({ post: reference }: { post: PostReference }) {
  const { list, id } = reference;
  const request = handoutPostKind.request(reference);
  const remote = useContent(request);
  const post = dataOf(remote);
  const error = errorOf(remote);
  const href = postHref(list, id);
  if (!post) {
    const missing = <Source href={href} note={`${missingPostText(list)} `} />;
    return (
      <div id={elementId('post', reference)}>
        <Await request={request} errorFallback={error?.status === 404 ? missing : undefined}>
          {() => null}
        </Await>
      </div>
    );
  }
  const { title, published, passage, content } = post;
  return (
    <section
      id={elementId('post', reference)}
      className={frameStyles.frame}
      data-await={request.url}
      data-item={post.id}
      data-list={list}
    >
      <header className={`${styles.header} stack`}>
        <h2 className={frameStyles.title} dir="auto" data-long={title.length > 80 || undefined}>
          <a href={href}>{title}</a>
        </h2>
        <div className={passage && 'screen-only'}>
          <PublishedDate published={published} />
        </div>
        {passage && <p className="print-only">{passage}</p>}
      </header>
      <PostContent html={content} list={list} />
      <Source href={href} />
    </section>
  );
}

/** The source of a post, which waits for the organization, so that a streamed page has the text that is hydrated. */
function Source({ href, note }: { href: string; note?: string }) {
  const { url, productName } = useAtomValue(siteAtom);
  const source = (name = productName) => (
    <p className={`${styles.source} fine`} data-source={!note || undefined}>
      {note}
      {name}, <span>{url + href}</span>
    </p>
  );
  return (
    <Await request={organizationKind.request({})} extra errorFallback={source()}>
      {(organization) => source(organizationName(organization))}
    </Await>
  );
}

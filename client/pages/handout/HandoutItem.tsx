import { useAtomValue } from 'jotai';
import { organizationKind, organizationName } from '../../../shared/content/organization.ts';
import { handoutPostKind, type PostReference } from '../../../shared/content/post.ts';
import { errorOf } from '../../../shared/content/result.ts';
import { missingPostText } from '../../../shared/handout/handout.ts';
import { postHref } from '../../../shared/pages/post.ts';
import { useContent } from '../../content/content-atoms.ts';
import * as styles from '../../handout/HandoutPage.module.css';
import { PostContent } from '../../post/PostContent.tsx';
import * as frameStyles from '../../post/PostFrame.module.css';
import { PostFrame, PublishedDate } from '../../post/PostFrame.tsx';
import { siteAtom } from '../../state/page-store.ts';
import { Await } from '../../ui/Await.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';

/** A post of a handout with its source. A missing post has a note in its place, and a post that fails to load an error. */
export function HandoutItem({ post: reference }: { post: PostReference }) {
  const { list, postId } = reference;
  const request = handoutPostKind.request(reference);
  const error = errorOf(useContent(request));
  const href = postHref(list, postId);
  const missing = <Source href={href} note={`${missingPostText(list)} `} />;
  const failure = error && <ErrorMessage error={{ ...error, status: 503 }} />;
  return (
    <Await request={request} errorFallback={error?.status === 404 ? missing : failure}>
      {({ id, title, published, passage, content }) => (
        <PostFrame list={list} item={id}>
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
        </PostFrame>
      )}
    </Await>
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

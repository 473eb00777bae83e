import { postCount } from '../../shared/content/post.ts';
import type { ReadingDetails } from '../../shared/content/readings.ts';
import { PostRows } from '../post/PostRows.tsx';
import { LinkList } from '../ui/LinkList.tsx';
import { BibleLink } from './BibleLink.tsx';
import * as styles from './readings.module.css';

type ReadingProps = {
  reading: ReadingDetails;
  /** Whether its heading is that of the page. */
  isPage?: boolean;
  isAlternative?: boolean;
};

export function Reading({ reading, isPage, isAlternative }: ReadingProps) {
  const { text, reference, page, rest, groups, above, nearest, alternatives } = reading;
  const GroupTitle = isPage ? 'h2' : 'p';
  const fine = isPage ? undefined : 'fine';
  return (
    <section className={styles.reading}>
      <div className="row baseline">
        {!isPage && (
          <h3>
            {isAlternative && <small>or </small>}
            {text}
          </h3>
        )}
        {reference && (
          <BibleLink reference={reference}>
            Read <span className={isPage ? undefined : 'visually-hidden'}>{text}</span>
          </BibleLink>
        )}
        {page && <AllPosts href={page.href} on={page.text} />}
      </div>
      {groups.map(({ title, posts }) => (
        <div key={title}>
          <GroupTitle className={fine}>{title}</GroupTitle>
          <PostRows posts={posts} />
        </div>
      ))}
      {above > 0 && <p className="fine">{`See above: ${postCount(above)}.`}</p>}
      {rest && (
        <p className="roomy">{rest.href ? <a href={rest.href}>{rest.text}</a> : rest.text}</p>
      )}
      {nearest && (
        <p className={fine}>
          {nearest.length > 0 ? 'No post yet. Nearest: ' : 'No post yet.'}
          <LinkList links={nearest} />
        </p>
      )}
      {alternatives.map((other) => (
        <Reading key={other.text} reading={other} isAlternative />
      ))}
    </section>
  );
}

export function AllPosts({ href, on }: { href: string | undefined; on: string }) {
  return (
    <p className="roomy screen-only">
      <a href={href}>
        All posts<span className="visually-hidden">{` on ${on}`}</span>
      </a>
    </p>
  );
}

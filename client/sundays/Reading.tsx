import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { postHref } from '../../shared/pages/post.ts';
import { ReadPassage } from '../passages/ReadPassage.tsx';
import { PostRows } from '../post/PostRows.tsx';
import { LinkList } from '../ui/LinkList.tsx';

/** A reading with the posts on it. */
export function Reading({
  text,
  isAlternative,
  reference,
  href,
  groups,
  above,
  nearest,
}: ReadingDetails) {
  return (
    <section>
      <div className="row baseline">
        <h3>
          {isAlternative && <small>or </small>}
          {href ? <a href={href}>{text}</a> : text}
        </h3>
        {reference && <ReadPassage reference={reference} text={text} />}
      </div>
      {groups.map(({ title, posts, all }) => (
        <div key={title}>
          <p className="fine">{title}</p>
          <PostRows posts={posts} />
          {all && (
            <p className="roomy">
              <a href={all.href}>{all.text}</a>
            </p>
          )}
        </div>
      ))}
      {above.length > 0 && (
        <p className="fine">
          {groups.length > 0 ? 'And above: ' : 'Above: '}
          <LinkList
            links={above.map(({ list, id, title }) => ({ text: title, href: postHref(list, id) }))}
          />
        </p>
      )}
      {nearest && (
        <p className="fine">
          {nearest.length > 0 ? 'No post yet. Nearest: ' : 'No post yet.'}
          <LinkList links={nearest} />
        </p>
      )}
    </section>
  );
}

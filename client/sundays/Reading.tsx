import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { postHref } from '../../shared/pages/post.ts';
import { ReadPassage } from '../passages/ReadPassage.tsx';
import { PostRows } from '../post/PostRows.tsx';

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
          {above.map(({ list, id, title }, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <a href={postHref(list, id)} dir="auto">
                {title}
              </a>
            </span>
          ))}
        </p>
      )}
      {nearest && (
        <p className="fine">
          No post yet.
          {nearest.map(({ text, href }, i) => (
            <span key={text}>
              {i > 0 ? ', ' : ' Nearest: '}
              <a href={href}>{text}</a>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

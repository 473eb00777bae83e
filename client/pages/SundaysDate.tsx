import type { DayDetails, ReadingDetails, SundaysDocument } from '../../shared/content/sundays.ts';
import { postHref } from '../../shared/pages/post.ts';
import { ReadPassage } from '../passages/ReadPassage.tsx';
import { PostRows } from '../post/PostRows.tsx';
import { DayHandout } from '../sundays/DayHandout.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import * as styles from './SundaysPage.module.css';

/** What prepares for a Sunday or feast: its readings with the posts on them, and the posts named after it. */
export function SundaysDate(document: SundaysDocument & { kind: 'date' }) {
  const { details, around, calendarHref, series, days, isIncomplete } = document;
  return (
    <article>
      <p className="fine">{details}</p>
      {days.map((day) => (
        <Day key={day.name} {...day} isOnly={days.length === 1} />
      ))}
      {isIncomplete && <p>The posts are still being read: more will be listed soon.</p>}
      <p className={`${styles.calendar} screen-only`}>
        <a className="secondary" href={calendarHref}>
          Add this day to a calendar
        </a>{' '}
        <small>A copy, which does not change later.</small>
      </p>
      <nav className="screen-only" aria-label="Other series">
        <CountChips places={series} />
      </nav>
      <nav className={`${styles.bar} row screen-only`} aria-label="Days">
        {around.map(({ text, href }) => (
          <a key={text} href={href}>
            {text}
          </a>
        ))}
      </nav>
    </article>
  );
}

function Day({ name, handout, named, readings, isOnly }: DayDetails & { isOnly: boolean }) {
  return (
    <section>
      <h2 className={isOnly ? 'visually-hidden' : undefined}>{`Posts for ${name}`}</h2>
      <div className={styles.readings}>
        {named.length > 0 && (
          <section>
            <div className={`${styles.bar} row`}>
              <h3>Named after the day</h3>
            </div>
            <PostRows posts={named} />
          </section>
        )}
        {readings.map((reading) => (
          <Reading key={reading.text} {...reading} />
        ))}
      </div>
      {handout && <DayHandout {...handout} />}
    </section>
  );
}

function Reading({ text, isAlternative, reference, href, groups, above, nearest }: ReadingDetails) {
  return (
    <section>
      <div className={`${styles.bar} row`}>
        <h3>
          {isAlternative && <small>or </small>}
          {href ? <a href={href}>{text}</a> : text}
        </h3>
        {reference && <ReadPassage reference={reference} text={text} />}
      </div>
      {groups.map(({ title, posts }) => (
        <div key={title}>
          <p className="fine">{title}</p>
          <PostRows posts={posts} />
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

import type { DayDetails, SundaysDocument } from '../../shared/content/sundays.ts';
import { PostRows } from '../post/PostRows.tsx';
import { DayHandout } from '../sundays/DayHandout.tsx';
import * as styles from '../sundays/Days.module.css';
import { Reading } from '../sundays/Reading.tsx';
import { CountChips } from '../ui/CountChips.tsx';

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
      <p className={`${styles.apart} screen-only`}>
        <a className="secondary" href={calendarHref}>
          Add this day to a calendar
        </a>{' '}
        <small>A copy, which does not change later.</small>
      </p>
      <nav className="screen-only" aria-label="Other series">
        <CountChips places={series} />
      </nav>
      <nav className="row baseline screen-only" aria-label="Days">
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
            <div className="row baseline">
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

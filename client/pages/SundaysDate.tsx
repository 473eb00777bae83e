import type { DayDetails, SundaysDocument } from '../../shared/content/sundays.ts';
import { PostRows } from '../post/PostRows.tsx';
import { Reading } from '../readings/Reading.tsx';
import { ReadingsHandout } from '../readings/ReadingsHandout.tsx';
import * as readingStyles from '../readings/readings.module.css';
import * as styles from '../sundays/Days.module.css';
import { CountChips } from '../ui/CountChips.tsx';

/** What prepares for a Sunday or feast: its readings with the posts on them, and the posts named after it. */
export function SundaysDate(document: SundaysDocument & { kind: 'date' }) {
  const { details, around, calendarHref, series, days, isIncomplete } = document;
  const isOnly = days.length === 1;
  return (
    <article className={`${styles.date} stack`}>
      <div>
        <p className="fine">{details}</p>
        {days.map((day) => (
          <Day key={day.name} {...day} isOnly={isOnly} />
        ))}
        {isIncomplete && <p>The posts are still being read: more will be listed soon.</p>}
      </div>
      <div className={`${styles.beside} screen-only`}>
        {days.map(
          ({ name, handout }) =>
            handout && (
              <section key={name} aria-label={`Handout for ${name}`}>
                {!isOnly && <p className="fine">{`Handout for ${name}`}</p>}
                <ReadingsHandout {...handout} isOneOfMany={!isOnly} />
              </section>
            ),
        )}
        <a className="secondary" href={calendarHref}>
          Add this day to a calendar
        </a>
        <p className="fine">A copy, which does not change later.</p>
        <nav className={readingStyles.apart} aria-label="Other series">
          <CountChips places={series} />
        </nav>
        <nav aria-label="Days">
          {around.map(({ text, href }) => (
            <p key={text} className="roomy">
              <a href={href}>{text}</a>
            </p>
          ))}
        </nav>
      </div>
    </article>
  );
}

function Day({ name, named, readings, isOnly }: DayDetails & { isOnly: boolean }) {
  return (
    <section>
      <h2 className={isOnly ? 'visually-hidden' : undefined}>{`Posts for ${name}`}</h2>
      {named.length > 0 && (
        <section className={readingStyles.reading}>
          <h3>Named after the day</h3>
          <PostRows posts={named} />
        </section>
      )}
      {readings.map((reading) => (
        <Reading key={reading.text} {...reading} />
      ))}
    </section>
  );
}

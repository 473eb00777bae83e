import type { DayDetails, ReadingDetails, SundaysDocument } from '../../shared/content/sundays.ts';
import { passagesHref } from '../../shared/routes.ts';
import { CountChips } from '../browse/CountChips.tsx';
import { PostRows } from '../browse/PostRows.tsx';
import { ReadPassage } from '../browse/ReadPassage.tsx';
import * as styles from './SundaysPage.module.css';

/** The preparation for a Sunday or feast: its readings with the posts on them, and the posts named after it. */
export function SundaysDate(document: SundaysDocument & { kind: 'date' }) {
  const { details, around, calendarHref, series, days, isIncomplete } = document;
  return (
    <article>
      <div className={`${styles.bar} row`}>
        <p>{details}</p>
        <nav className={`${styles.bar} row screen-only`} aria-label="Days">
          {around.map(({ text, href }) => (
            <a key={text} href={href}>
              {text}
            </a>
          ))}
        </nav>
      </div>
      <div className={`${styles.bar} row screen-only`}>
        <p className={styles.calendar}>
          <a className="secondary" href={calendarHref}>
            Add this day to a calendar
          </a>{' '}
          <small>A copy, which does not change later.</small>
        </p>
        <nav aria-label="Other series">
          <CountChips places={series} />
        </nav>
      </div>
      {days.map((day) => (
        <Day key={day.name} {...day} />
      ))}
      {isIncomplete && <p>The posts are still being read: more will be listed soon.</p>}
    </article>
  );
}

function Day({ name, handout, named, readings, books }: DayDetails) {
  return (
    <section>
      <div className={`${styles.bar} row`}>
        <h2>{`Posts for ${name}`}</h2>
        {handout && (
          <a className="button screen-only" href={handout.href} rel="nofollow">
            {`Open as handout (${handout.count})`}
          </a>
        )}
      </div>
      {books && <p>No post is on these readings or named after the day yet.</p>}
      {books && books.length > 0 && (
        <>
          <p>There are posts on these books:</p>
          <CountChips places={books} />
        </>
      )}
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
    </section>
  );
}

function Reading(reading: ReadingDetails) {
  const { text, isAlternative, reference, chapter, onVerses, inChapter } = reading;
  return (
    <section>
      <div className={`${styles.bar} row`}>
        <h3>
          {isAlternative && <small>or </small>}
          {reference ? <a href={passagesHref({ ref: reference })}>{text}</a> : text}
        </h3>
        {reference && <ReadPassage reference={reference} text={text} />}
      </div>
      {onVerses.length > 0 && <p className="fine">On these verses</p>}
      <PostRows posts={onVerses} />
      {inChapter.length > 0 && <p className="fine">{`In ${chapter}`}</p>}
      <PostRows posts={inChapter} />
    </section>
  );
}

import type { ShortDay } from '../../shared/content/sundays.ts';
import { paths } from '../../shared/routes.ts';
import { sundayContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { ShortReadings } from './ShortReadings.tsx';
import * as styles from './ThisSunday.module.css';

/** The next Sunday as a block, after a feast that comes before it in one line. */
export function ThisSunday() {
  return (
    <Await content={sundayContent} extra>
      {(days) =>
        days.length > 0 && (
          <section className={`${styles.block} box`} aria-label="The coming Sunday">
            {days.slice(0, -1).map((feast) => (
              <p key={feast.href} className={styles.feast}>
                <DayLine {...feast} />
              </p>
            ))}
            {days.slice(-1).map(({ href, weekday, date, name, readings }) => (
              <div key={href} className={styles.day}>
                <h2>
                  <a href={href}>{name}</a> <small>{`${weekday}, ${date}`}</small>
                </h2>
                <p>
                  <ShortReadings readings={readings} />
                </p>
              </div>
            ))}
            <a href={paths.sundays}>All Sundays and feasts</a>
          </section>
        )
      }
    </Await>
  );
}

/** The same days in a panel. Beside a list it has two lines, and less of each day. */
export function ThisSundayInPanel() {
  return (
    <Await content={sundayContent} extra>
      {(days) =>
        days.length > 0 && (
          <div className={styles.panel}>
            <p>
              {days.map((day, i) => (
                <span key={day.href}>
                  {i > 0 && ' · '}
                  <DayLine {...day} />
                </span>
              ))}
            </p>
            <a href={paths.sundays} aria-label="All Sundays and feasts">
              All<span data-rest> Sundays and feasts</span>
            </a>
          </div>
        )
      }
    </Await>
  );
}

/** 'Thursday, December 24: Christmas Eve · Isaiah 7 · 1 John 4 (2)' */
function DayLine({ href, weekday, date, name, readings }: ShortDay) {
  return (
    <>
      {weekday}
      <span data-rest>{`, ${date}`}</span>
      {': '}
      <a href={href}>{name}</a>
      <ShortReadings readings={readings} isContinued />
    </>
  );
}

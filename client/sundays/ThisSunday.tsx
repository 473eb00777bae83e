import { sundayKind } from '../../shared/content/sundays.ts';
import { seriesPage } from '../../shared/pages/series.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import { Await } from '../ui/Await.tsx';
import { ShortReadings } from './ShortReadings.tsx';
import * as styles from './ThisSunday.module.css';

export function ThisSunday() {
  return (
    <Await request={sundayKind.request({})} extra>
      {(days) =>
        days.length > 0 && (
          <section className={`${styles.block} box`} aria-label="The coming Sunday">
            {days.slice(0, -1).map(({ href, weekday, date, name, readings }) => (
              <p key={href} className={`${styles.feast} clamp`}>
                {`${weekday}, ${date}: `}
                <a href={href}>{name}</a>
                {readings.length > 0 && ' ·\u00a0'}
                <ShortReadings readings={readings} />
              </p>
            ))}
            {days.slice(-1).map(({ href, weekday, date, name, readings }) => (
              <div key={href} className={`${styles.day} row`}>
                <h2>
                  <a href={href}>{name}</a> <small>{`${weekday}, ${date}`}</small>
                </h2>
                <p>
                  <ShortReadings readings={readings} />
                </p>
              </div>
            ))}
            <p className={`${styles.day} row`}>
              <a href={sundaysPage.path}>All Sundays and feasts</a>
              <a href={seriesPage.path}>Or preach through a book</a>
            </p>
          </section>
        )
      }
    </Await>
  );
}

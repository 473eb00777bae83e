import { sundayKind } from '../../shared/content/sundays.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import { contentOf } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { DayLine } from './DayLine.tsx';
import * as styles from './ThisSunday.module.css';

/** The next Sunday, after a feast that comes before it, in a panel. Beside a list it has two lines, and less of each day. */
export function ThisSundayInPanel() {
  return (
    <Await content={contentOf(sundayKind)} extra>
      {(days) =>
        days.length > 0 && (
          <div className={styles.panel}>
            <p className="clamp">
              {days.map((day, i) => (
                <span key={day.href}>
                  {i > 0 && ' · '}
                  <DayLine {...day} />
                </span>
              ))}
            </p>
            <a href={sundaysPage.path} aria-label="All Sundays and feasts">
              All<span data-rest> Sundays and feasts</span>
            </a>
          </div>
        )
      }
    </Await>
  );
}

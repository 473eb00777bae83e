import { sundayKind } from '../../shared/content/sundays.ts';
import { Await } from '../ui/Await.tsx';
import * as styles from './ThisSunday.module.css';

/** The coming day, a Sunday or a feast before it, in one line of a panel. */
export function ThisSundayInPanel() {
  return (
    <Await request={sundayKind.request({})} extra>
      {([day]) =>
        day && (
          <p className={styles.panel}>
            {day.weekday === 'Sunday' ? 'This Sunday' : day.weekday}:{' '}
            <a href={day.href}>{day.name}</a>
          </p>
        )
      }
    </Await>
  );
}

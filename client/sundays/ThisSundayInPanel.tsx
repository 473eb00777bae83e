import { sundayKind } from '../../shared/content/sundays.ts';
import { Await } from '../ui/Await.tsx';
import * as styles from './ThisSunday.module.css';

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

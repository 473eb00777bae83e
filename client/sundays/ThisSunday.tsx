import { Fragment } from 'react';
import { paths } from '../../shared/routes.ts';
import { sundayContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { ShortReadings } from './ShortReadings.tsx';
import styles from './ThisSunday.module.css';

/** The next Sunday, after a feast that comes before it. In the panel beside a list it has less. */
export function ThisSunday({ inPanel = false }: { inPanel?: boolean }) {
  return (
    <Await content={sundayContent} extra>
      {(days) =>
        days.length > 0 && (
          <p className={`${styles.sunday}${inPanel ? ` ${styles.brief}` : ''}`}>
            {days.map(({ href, when, name, readings }, i) => {
              const [weekday, monthAndDay] = when.split(', ');
              return (
                <Fragment key={href}>
                  {weekday}
                  <span data-rest>{`, ${monthAndDay}`}</span>
                  {': '}
                  <a href={href}>{name}</a>
                  <span data-rest={i < days.length - 1 || undefined}>
                    <ShortReadings readings={readings} isContinued />
                  </span>
                  {' · '}
                </Fragment>
              );
            })}
            <a href={paths.sundays} aria-label="All Sundays and feasts">
              All<span data-rest> Sundays and feasts</span>
            </a>
          </p>
        )
      }
    </Await>
  );
}

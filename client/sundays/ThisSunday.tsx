import type { CountedPlace } from '../../shared/content/passages-document.ts';
import type { ShortDay } from '../../shared/content/sundays.ts';
import { paths } from '../../shared/routes.ts';
import { sundayContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import * as styles from './ThisSunday.module.css';

/** About as many characters fit into the two lines of the panel. */
const panelLength = 84;

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
                <span key={href}>
                  {weekday}
                  <span data-rest>{`, ${monthAndDay}`}</span>
                  {': '}
                  <a href={href}>{name}</a>
                  <span data-rest={i < days.length - 1 || undefined}>
                    <ShortReadings readings={readings} room={roomBeside(days)} />
                  </span>
                  {' · '}
                </span>
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

/** Each name has a weekday before it: 'Thursday: Thanksgiving Day · '. */
function roomBeside(days: readonly ShortDay[]): number {
  return days.reduce((room, { name }) => room - name.length - 13, panelLength);
}

type ShortReadingsProps = {
  readings: readonly CountedPlace[];
  /** Only after another text: the number of characters for which the panel beside a list has room. */
  room?: number;
};

/** 'Isaiah 64 (1) · Mark 13': a reading without posts is no link. */
export function ShortReadings({ readings, room }: ShortReadingsProps) {
  let length = 0;
  return readings.map(({ text, count, href }, i) => {
    const shown = (count ? `${text} (${count})` : text).replaceAll(' ', '\u00a0');
    if (count) length += ` · ${shown}`.length;
    return (
      <span key={text} data-rest={!count || length > (room ?? 0) || undefined}>
        {(i > 0 || room !== undefined) && ' · '}
        {href ? <a href={href}>{shown}</a> : shown}
      </span>
    );
  });
}

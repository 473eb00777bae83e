import type { ShortDay } from '../../shared/content/short-day.ts';
import { ShortReadings } from './ShortReadings.tsx';

/** 'Thursday, December 24: Christmas Eve · Isaiah 7 · 1 John 4 (2)' */
export function DayLine({ href, weekday, date, name, readings }: ShortDay) {
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

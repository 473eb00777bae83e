import type { LinkItem, ShortDay } from '../../shared/content/stored-schemas.ts';

/** 'Thursday, December 24: Christmas Eve · Isaiah 7 · 1 John 4 (2)' */
export function DayLine({ href, weekday, date, name, readings }: ShortDay) {
  return (
    <>
      {`${weekday}, ${date}: `}
      <a href={href}>{name}</a>
      <ShortReadings readings={readings} isContinued />
    </>
  );
}

type ShortReadingsProps = {
  readings: readonly LinkItem[];
  /** Whether they follow another text. */
  isContinued?: boolean;
};

/** 'Isaiah 64 (1) · Mark 13': a reading without posts is no link. */
export function ShortReadings({ readings, isContinued = false }: ShortReadingsProps) {
  return readings.map(({ text, count, href }, i) => {
    const shown = (count ? `${text} (${count})` : text).replaceAll(' ', '\u00a0');
    return (
      <span key={text}>
        {/* A line that is cut off does not end with a separator. */}
        {i > 0 ? ' · ' : isContinued && ' ·\u00a0'}
        {href ? <a href={href}>{shown}</a> : shown}
      </span>
    );
  });
}

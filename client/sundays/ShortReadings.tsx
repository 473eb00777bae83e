import type { CountedPlace } from '../../shared/content/passages-document.ts';

type ShortReadingsProps = {
  readings: readonly CountedPlace[];
  /** Only after another text: the number of characters for which the panel beside a list has room. */
  room?: number;
};

/** 'Isaiah 64 (1) · Mark 13': a reading without posts is no link. */
export function ShortReadings({ readings, room }: ShortReadingsProps) {
  let length = 0;
  return readings.map(({ text, count, href }, i) => {
    const shown = count ? `${text} (${count})` : text;
    if (count) length += ` · ${shown}`.length;
    return (
      <span key={text} data-rest={!count || length > (room ?? 0) || undefined}>
        {(i > 0 || room !== undefined) && ' · '}
        {href ? <a href={href}>{shown}</a> : text}
      </span>
    );
  });
}

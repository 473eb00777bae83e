import type { LinkItem } from '../../shared/content/stored-schemas.ts';

/** 'Isaiah 64 (1) · Mark 13': a reading without posts is no link. */
export function ShortReadings({ readings }: { readings: readonly LinkItem[] }) {
  return readings.map(({ text, count, href }, i) => {
    const shown = (count ? `${text} (${count})` : text).replaceAll(' ', '\u00a0');
    return (
      <span key={text}>
        {/* A line that is cut off does not end with a separator. */}
        {i > 0 && ' · '}
        {href ? <a href={href}>{shown}</a> : shown}
      </span>
    );
  });
}

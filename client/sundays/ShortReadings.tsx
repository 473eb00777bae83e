import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { LinkList } from '../ui/LinkList.tsx';

/** 'Isaiah 64 (1) · Mark 13': a reading without posts is no link. A line that is cut off does not end with a separator. */
export function ShortReadings({ readings }: { readings: readonly LinkItem[] }) {
  const links = readings.map(({ text, count, href }) => ({
    text: (count ? `${text} (${count})` : text).replaceAll(' ', '\u00a0'),
    href,
  }));
  return <LinkList links={links} separator=" · " />;
}

import { readFileSync } from 'node:fs';
import { themeColors } from '../../worker/well-known/web-manifest.ts';

const logo = readFileSync('client/public/favicon.svg', 'utf8');

type IconOptions = {
  /** The side of the square; px. */
  size: number;
  /** The size of the logo as a fraction of the side, from 0 to 1. */
  share: number;
  /** The corner radius of the background as a fraction of the side. Without it, the background is transparent. */
  corners?: number;
};

/** Returns a page that shows only the site's logo, as an icon. */
export function iconPage({ size, share, corners }: IconOptions): string {
  const color = corners === undefined ? 'transparent' : themeColors.light;
  const background = `background: ${color}; border-radius: ${size * (corners ?? 0)}px;`;
  return `<!doctype html><style>
    html { color-scheme: light; background: transparent; }
    body { display: grid; place-content: center; width: ${size}px; height: ${size}px; margin: 0; ${background} }
    svg { display: block; width: ${size * share}px; height: ${size * share}px; }
  </style>${logo}`;
}

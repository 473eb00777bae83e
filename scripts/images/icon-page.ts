import { readFileSync } from 'node:fs';
import { themeColors } from '../../worker/well-known/web-manifest.ts';

const mark = readFileSync('client/public/favicon.svg', 'utf8');

/** How far below the middle of its own square the mark stands, as a share of the side. */
const offCenter = 3.5 / 40;

type IconOptions = {
  /** The side of the square; px. */
  size: number;
  /** How much of the side the mark takes, from 0 to 1. */
  share: number;
  /** Of the paper behind the mark: its corners' radius as a share of the side; undefined for no paper. */
  corners?: number;
};

/** A page that shows the site's mark as an icon, and nothing else. */
export function iconPage({ size, share, corners }: IconOptions): string {
  const paper =
    corners === undefined
      ? ''
      : `background: ${themeColors.light}; border-radius: ${size * corners}px;`;
  return `<!doctype html><style>
    html { color-scheme: light; background: transparent; }
    body { display: grid; place-content: center; width: ${size}px; height: ${size}px; margin: 0; ${paper} }
    svg { display: block; translate: 0 ${-offCenter * 100}%; width: ${size * share}px; height: ${size * share}px; }
  </style>${mark}`;
}

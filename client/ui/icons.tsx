import { elementIds } from '../../shared/dom-contract.ts';

type IconName = 'search' | 'info' | 'menu' | 'close' | 'up' | 'down' | 'check';

/** A sign of client/ui/layout/icons.svg, which each document has once. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="1.5em" height="1.5em" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** The logo: a temple on the hill, cut out of a disc of rock. client/public/favicon.svg has the same shape. */
export function Logo() {
  return (
    <svg className="logo" width="2.5rem" height="2.5rem" aria-hidden="true">
      <use href={`#${elementIds.logo}`} />
    </svg>
  );
}

import { elementIds } from '../../shared/dom-contract.ts';

const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.5v.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  check: 'M5 13l4 4L19 7',
};

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.5em"
      height="1.5em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}

/** The logo: a temple on the hill, cut out of a disc of rock. client/public/favicon.svg has the same shape. */
export function Logo({ className }: { className: string | undefined }) {
  return (
    <svg className={className} width="2.5rem" height="2.5rem" aria-hidden="true">
      <use href={`#${elementIds.logo}`} />
    </svg>
  );
}

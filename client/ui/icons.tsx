import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
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
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 20 20" />
    </Icon>
  );
}

export function InfoIcon() {
  return (
    <Icon>
      <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 7.5v.01" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M6 6l12 12M18 6 6 18" />
    </Icon>
  );
}

/** The logo: a temple on the hill, cut out of a disc of rock. client/public/favicon.svg has the same shape. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="2.5rem" height="2.5rem" aria-hidden="true">
      <path
        d="M20 0a20 20 0 1 1 0 40 20 20 0 0 1 0-40zM7 12.6h26L20 4.6zM7.7 15v7.5h4.6L12 15zM18 15l-.3 7.5h4.6L22 15zM28 15l-.3 7.5h4.6V15zM6.5 25h27c1 2.8 2 3.6 3.7 4.7l-1.2 2.4c-3.2-.8-4.5-2.6-5.5-4.6H9.5c-1 2-2.3 3.8-5.5 4.6l-1.2-2.4C4.5 28.6 5.5 27.8 6.5 25zM14.5 30.2q-2.8 2.8-3.5 6.2 2.2-2.7 3.5-6.2zM20.8 30q-1.6 3.8-1 8 1.4-3.9 1-8zM26.5 30.5q.6 3.4 2.8 5.9-.5-3.3-2.8-5.9z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}

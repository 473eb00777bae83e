/** The logo: a temple on the hill, in a circle. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="2.5rem" height="2.5rem" aria-hidden="true">
      <circle cx="20" cy="20" r="19" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path
        d="M12 19.5 20 14l8 5.5H12Zm1.5 1.5h2.2v6h-2.2zm5.4 0h2.2v6h-2.2zm5.4 0h2.2v6h-2.2zM5.5 32c3-2.6 6-4 14.500-4s11.500 1.400 14.500 4"
        fill="currentColor"
      />
    </svg>
  );
}

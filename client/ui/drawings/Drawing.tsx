import type { DrawingName } from '../../../shared/pages/define-page.ts';

const urls = import.meta.glob<string>('./*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** A drawing that the browser loads and caches as a file. `<use>` passes the tokens of the page on to the file's shapes. */
export function Drawing({ name, className }: { name: DrawingName; className: string | undefined }) {
  return (
    <svg className={`${className} screen-only`} aria-hidden="true">
      <use href={`${urls[`./${name}.svg`]}#drawing`} />
    </svg>
  );
}

/** The drawing of a section, or of a page without content. Each is a file beside this one. */
export type DrawingName =
  | 'home'
  | 'thoughts'
  | 'quotes'
  | 'articles'
  | 'resources'
  | 'about'
  | 'sundays'
  | 'passages'
  | 'handout'
  | 'contact'
  | 'notice';

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

export type FirstPaint = {
  /** The classic script that runs before the first paint, and the styles. */
  markup: string;
  /** Their hashes, as sources of the content security policy. */
  sources: Record<'script' | 'style', string>;
};

/** scripts/static-files-plugin.ts writes it. */
const files = import.meta.glob<FirstPaint>('/dist/client/.vite/first-paint.json', {
  eager: true,
  import: 'default',
});
const [built] = import.meta.env.DEV ? [] : Object.values(files);

/** It is in each document, so that the first paint waits for no other file. The development server serves the sources. */
export const firstPaint: FirstPaint = built ?? {
  markup:
    '<script src="/client/pre-paint.ts"></script><link rel="stylesheet" href="/client/style/style.css">',
  sources: { script: '', style: '' },
};

export type FirstPaint = {
  markup: string;
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

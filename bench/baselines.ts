import { bundleBaseline } from './bundle-baseline.ts';
import { serveDirect } from './direct-worker.ts';
import type { MeasuredPage } from './measured-page.ts';

/** Baseline 1: the page as a constant text, with Hono. */
export async function serveConstant({ html }: MeasuredPage) {
  const module = await bundleBaseline('bench/baseline-constant.ts');
  return serveDirect({ module, bindings: { PAGE: html } });
}

/** Baseline 2: the page rendered from data in memory. */
export async function serveRendered({ data }: MeasuredPage) {
  const module = await bundleBaseline('bench/baseline-render.tsx');
  return serveDirect({ module, bindings: { PAGE: JSON.stringify(data) } });
}

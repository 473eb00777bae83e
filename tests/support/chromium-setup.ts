import type { TestProject } from 'vitest/node';
import { requireChromium } from '../../scripts/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

export default function setUp(project: TestProject) {
  project.provide('chromium', requireChromium());
}

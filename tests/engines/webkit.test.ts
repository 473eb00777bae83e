import { describe } from 'vitest';
import { findWebKit, startWebKit } from '../support/engines/webkit.ts';
import { testMainJourneys } from './main-journeys.ts';

const webKit = findWebKit();

if (!webKit)
  console.warn('WebKitWebDriver or Xvfb was not found. The tests in WebKitGTK are skipped.');

describe.skipIf(!webKit)('in WebKitGTK', () =>
  testMainJourneys(() => startWebKit(webKit ?? { driver: '', display: '' })),
);

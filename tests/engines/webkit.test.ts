import { describe } from 'vitest';
import { findWebKit, startWebKit } from '../support/engines/webkit.ts';
import { testMainJourneys } from './main-journeys.ts';

const webKit = findWebKit();

if (!webKit)
  console.warn('There is no WebKitWebDriver, or no Xvfb: the tests in WebKitGTK are left out.');

describe.skipIf(!webKit)('in WebKitGTK', () =>
  testMainJourneys(() => startWebKit(webKit ?? { driver: '', display: '' })),
);

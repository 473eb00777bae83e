import { describe } from 'vitest';
import { findWebKit, startWebKit } from '../support/engines/webkit.ts';
import { testMainJourneys } from './main-journeys.ts';

const webKit = findWebKit();

describe.skipIf(!webKit)('in WebKitGTK', () =>
  testMainJourneys(() => startWebKit(webKit ?? { driver: '', display: '' })),
);

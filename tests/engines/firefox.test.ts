import { describe } from 'vitest';
import { findFirefox, startFirefox } from '../support/engines/firefox.ts';
import { testMainJourneys } from './main-journeys.ts';

const firefox = findFirefox();

if (!firefox) console.warn('Firefox was not found. The tests in Firefox are skipped.');

describe.skipIf(!firefox)('in Firefox', () => testMainJourneys(() => startFirefox(firefox ?? '')));

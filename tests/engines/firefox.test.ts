import { describe } from 'vitest';
import { findFirefox, startFirefox } from '../support/engines/firefox.ts';
import { testMainJourneys } from './main-journeys.ts';

const firefox = findFirefox();

if (!firefox) console.warn('There is no Firefox: the tests in it are left out.');

describe.skipIf(!firefox)('in Firefox', () => testMainJourneys(() => startFirefox(firefox ?? '')));

import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';

// As in production: the stand-in's script is not served over TLS.
const site = await siteForFile({
  RECAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/enterprise.js',
});

const policyOf = async (path: string) =>
  (await site.get(path)).headers.get('Content-Security-Policy') ?? '';

// tests/unit/worker/middleware/security-headers.test.ts has the exact policies.
test.each(['/quotes', '/contact'])(
  'an evaluator finds no serious problem in the content security policy of %s',
  async (path) => {
    const { csp } = new CspParser(await policyOf(path));
    const findings = new CspEvaluator(csp).evaluate();
    const { HIGH, SYNTAX, MEDIUM, HIGH_MAYBE } = Severity;
    const grave = [HIGH, SYNTAX, MEDIUM, HIGH_MAYBE];
    expect(findings.filter(({ severity }) => grave.includes(severity))).toEqual([]);
  },
);

import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { ContactRefusal } from './contact-refusal.ts';

/** How long an assessment may take; ms. */
const timeout = 4_000;

const assessmentSchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    action: z.string().optional(),
    invalidReason: z.string().optional(),
  }),
  riskAnalysis: z.object({ score: z.number() }).optional(),
});

export type Visitor = { address: string | undefined; userAgent: string | undefined };

/** Resolves for a token that a person's browser was given. */
export type AssessToken = (token: string, visitor: Visitor) => Promise<void>;

type AssessmentOptions = {
  settings: Settings;
  fetch: typeof globalThis.fetch;
  log: (event: object) => void;
};

/**
 * Asks reCAPTCHA Enterprise itself (`projects.assessments.create`), where a project and a key for
 * it are set; else undefined, and the provider does. A token can be assessed once only, so not both.
 * @throws {ContactRefusal} 403 for a token that is not valid or scores too low, 503 where Google cannot be asked
 */
export function createAssessToken({
  settings,
  fetch,
  log,
}: AssessmentOptions): AssessToken | undefined {
  const { RECAPTCHA_PROJECT_ID, RECAPTCHA_API_KEY, RECAPTCHA_API_HOST } = settings;
  if (!RECAPTCHA_PROJECT_ID || !RECAPTCHA_API_KEY) return undefined;
  const url = `${RECAPTCHA_API_HOST}/v1/projects/${encodeURIComponent(RECAPTCHA_PROJECT_ID)}/assessments`;
  const headers = { 'Content-Type': 'application/json', 'X-Goog-Api-Key': RECAPTCHA_API_KEY };

  async function assess(token: string, { address, userAgent }: Visitor) {
    const event = {
      token,
      siteKey: settings.RECAPTCHA_SITE_KEY,
      expectedAction: 'submit',
      userIpAddress: address,
      userAgent,
    };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ event }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The assessment was answered with ${response.status}.`);
    return assessmentSchema.parse(await response.json());
  }

  return async (token, visitor) => {
    const { tokenProperties, riskAnalysis } = await assess(token, visitor).catch((error) => {
      log({ event: 'assessment-failed', error: String(error) });
      throw new ContactRefusal(503, 'The bot check cannot be asked right now. Please try again.');
    });
    const { valid, action, invalidReason } = tokenProperties;
    const score = riskAnalysis?.score ?? 0;
    if (valid && action === 'submit' && score >= settings.RECAPTCHA_MIN_SCORE) return;
    log({ event: 'assessment-refused', valid, action, invalidReason, score });
    throw new ContactRefusal(403, 'The bot check took this for a robot. Please try again.');
  };
}

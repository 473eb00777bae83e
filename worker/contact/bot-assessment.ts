import * as z from 'zod/mini';
import type { Settings } from '../settings.ts';
import { ContactRejection } from './submission.ts';

/** The deadline of an assessment; ms. */
const timeout = 4_000;

const assessmentSchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    action: z.optional(z.string()),
    invalidReason: z.optional(z.string()),
  }),
  riskAnalysis: z.optional(z.object({ score: z.number() })),
});

type Visitor = { ip: string | undefined; userAgent: string | undefined };

/** Resolves if the token was issued to the browser of a person. */
export type AssessToken = (token: string, visitor: Visitor) => Promise<void>;

type AssessmentOptions = {
  settings: Settings;
  fetch: typeof globalThis.fetch;
  log: (event: object) => void;
};

/**
 * Assesses tokens with reCAPTCHA Enterprise (`projects.assessments.create`). Undefined if its
 * project or key is not set: the provider assesses them then. A token can be assessed only once.
 * @throws {ContactRejection} 403 for a token that is invalid or scores too low, 503 if the request fails
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

  async function assess(token: string, { ip, userAgent }: Visitor) {
    const event = {
      token,
      siteKey: settings.RECAPTCHA_SITE_KEY,
      expectedAction: 'submit',
      userIpAddress: ip,
      userAgent,
    };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ event }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The assessment failed with status ${response.status}.`);
    return assessmentSchema.parse(await response.json());
  }

  return async (token, visitor) => {
    const { tokenProperties, riskAnalysis } = await assess(token, visitor).catch((error) => {
      log({ event: 'assessment-failed', error: String(error) });
      throw new ContactRejection(
        503,
        'The bot check is not available right now. Please try again.',
      );
    });
    const { valid, action, invalidReason } = tokenProperties;
    const score = riskAnalysis?.score ?? 0;
    if (valid && action === 'submit' && score >= settings.RECAPTCHA_MIN_SCORE) return;
    log({ event: 'assessment-rejected', valid, action, invalidReason, score });
    throw new ContactRejection(403, 'The bot check took this for a robot. Please try again.');
  };
}

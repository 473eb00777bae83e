import * as z from 'zod/mini';
import { Refusal } from '../content/content-error.ts';
import type { Platform } from '../runtime/platform.ts';
import type { Settings } from '../settings.ts';

/** The deadline of an assessment; ms. */
const timeout = 4_000;

/** A `false` or 0 is absent (ProtoJSON). */
const assessmentSchema = z.object({
  tokenProperties: z.object({
    valid: z._default(z.boolean(), false),
    action: z.optional(z.string()),
    invalidReason: z.optional(z.string()),
  }),
  riskAnalysis: z.optional(z.object({ score: z._default(z.number(), 0) })),
});

export type AssessmentOptions = Pick<Platform, 'fetch' | 'log'> & { settings: Settings };

/**
 * Checks that the token was issued to the browser of a person, the sender of the request. Without a
 * project or key in the settings, the provider assesses the token. A token can be assessed only
 * once.
 * @throws {Refusal} 403 for a token that is invalid or scores too low, 503 if the request fails
 */
export async function assessToken(
  token: string,
  { headers }: Request,
  { settings, fetch, log }: AssessmentOptions,
): Promise<void> {
  const { RECAPTCHA_PROJECT_ID: project, RECAPTCHA_API_KEY: key } = settings;
  if (!project || !key) return;
  const event = {
    token,
    siteKey: settings.RECAPTCHA_SITE_KEY,
    expectedAction: 'submit',
    userIpAddress: headers.get('CF-Connecting-IP') ?? undefined,
    userAgent: headers.get('User-Agent') ?? undefined,
  };
  // reCAPTCHA Enterprise, `projects.assessments.create`.
  const path = `/v1/projects/${encodeURIComponent(project)}/assessments`;
  const request = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
    body: JSON.stringify({ event }),
    redirect: 'manual' as const,
    signal: AbortSignal.timeout(timeout),
  };
  const assessment = await fetch(settings.RECAPTCHA_API_HOST + path, request)
    .then(async (response) => {
      if (!response.ok) throw new Error(`The assessment failed with status ${response.status}.`);
      return assessmentSchema.parse(await response.json());
    })
    .catch((error) => {
      log({ event: 'assessment-failed', error: String(error) });
      throw new Refusal(503, 'The bot check is not available right now. Please try again.');
    });
  const { valid, action, invalidReason } = assessment.tokenProperties;
  const score = assessment.riskAnalysis?.score ?? 0;
  if (valid && action === 'submit' && score >= settings.RECAPTCHA_MIN_SCORE) return;
  log({ event: 'assessment-rejected', valid, action, invalidReason, score });
  throw new Refusal(403, 'The bot check took this for a robot. Please try again.');
}

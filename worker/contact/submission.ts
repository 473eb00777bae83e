import { Refusal } from '../content/content-error.ts';
import { readBody } from '../request/read-body.ts';

/** The maximum size of a submission; bytes. */
const maxSize = 64_000;

/** The submitted values by the names of their fields. */
export type SubmittedValues = Record<string, unknown>;

/** `form` is posted by the form itself, `json` is sent by its script. */
export type SubmissionKind = 'form' | 'json';

const kinds = new Map<string | undefined, SubmissionKind>([
  ['application/x-www-form-urlencoded', 'form'],
  ['application/json', 'json'],
]);

export function submissionKind(request: Request): SubmissionKind | undefined {
  return kinds.get(request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase());
}

/**
 * Undefined for JSON that is not an object.
 * @throws {Refusal} 413
 */
export async function readSubmission(
  request: Request,
  kind: SubmissionKind,
): Promise<SubmittedValues | undefined> {
  const message = 'This message is too large to be sent.';
  const text = await readBody(request, maxSize, () => new Refusal({ message, status: 413 }));
  return kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseObject(text);
}

function parseObject(text: string): SubmittedValues | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as SubmittedValues) : undefined;
  } catch {
    return undefined;
  }
}

/** With a POST every browser sends `Origin` (RFC 6454), `Sec-Fetch-Site` or both. Each one that is present must match. */
export function isSameOrigin({ url, headers }: Request): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin === null && site === null) return false;
  return (
    (origin === null || origin === new URL(url).origin) && (site === null || site === 'same-origin')
  );
}

import { BodyTooLargeError, readBody } from '../read-body.ts';
import { ContactRefusal } from './contact-refusal.ts';

/** Bytes of a submission at most. */
const sizeLimit = 64_000;

/** How a message comes: posted by the form itself, or sent by its script. */
export type SubmissionKind = 'form' | 'json';

const kinds = new Map<string | undefined, SubmissionKind>([
  ['application/x-www-form-urlencoded', 'form'],
  ['application/json', 'json'],
]);

export function submissionKind(request: Request): SubmissionKind | undefined {
  return kinds.get(request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase());
}

/**
 * What was submitted, by the names of its fields; undefined for JSON that is no object.
 * @throws {ContactRefusal} 413
 */
export async function readSubmission(request: Request, kind: SubmissionKind) {
  const text = await readText(request);
  return kind === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parseObject(text);
}

async function readText(request: Request): Promise<string> {
  try {
    return await readBody(request, sizeLimit);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw new ContactRefusal(413, 'This message is too large to be sent.');
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

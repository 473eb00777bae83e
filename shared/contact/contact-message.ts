import * as z from 'zod/mini';
import type { FieldErrors } from '../content/result.ts';
import { characterCount } from '../text/character-count.ts';
import { type ContactField, type ContactMessage, messageLength } from './contact-outcome.ts';

/** An address has one line in a mail's header, and no more than a mail server takes (RFC 5321, section 4.5.3.1.3). */
const emailLength = 254;

/** Names of hosts may be of any script (RFC 5890). */
const email = /^[^\s@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Optional plus, 3 digits that may be in parentheses, 3 digits, 4 to 6 digits, with or without separators. */
const phone = /^\+?(?:\(\d{3}\)|\d{3})[-.\s]?\d{3}[-.\s]?\d{4,6}$/;

/** A text that may be missing: cleaned first, then judged. */
function field(
  clean: (value: string) => string,
  isRight: (value: string) => boolean,
  message: string,
) {
  return z.pipe(
    z.pipe(
      z.nullish(z.string(message)),
      z.transform((value) => clean(value ?? '')),
    ),
    z.string().check(z.refine(isRight, message)),
  );
}

/**
 * What a visitor writes to the ministry, and what is said of each field that is not right
 * (specification, section 5). In a single line, whatever would break it becomes a space, so that
 * nothing typed can begin another header of a mail.
 */
const contactMessageSchema = z.object({
  full_name: field(singleLine, hasVisible, 'Please enter your full name.'),
  email: field(
    visibleLine,
    (value) => email.test(value) && value.length <= emailLength,
    'Please enter a valid email address.',
  ),
  phone: field(
    visibleLine,
    (value) => value === '' || phone.test(value),
    'Please enter a valid phone number.',
  ),
  message: field(
    multipleLines,
    (value) => characterCount(value) <= messageLength,
    'Message must be under 1000 characters.',
  ),
});

/** The message as it can be sent, or what is wrong with its fields. */
export function checkContactMessage(
  values: Record<string, unknown>,
): { message: ContactMessage } | { fields: FieldErrors } {
  const result = contactMessageSchema.safeParse(values);
  if (result.success) return { message: result.data };
  const fields: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of result.error.issues) {
    const field = path[0] as ContactField;
    fields[field] ??= message;
  }
  return { fields };
}

function singleLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Without the invisible characters that come along when an address or a number is copied. */
function visibleLine(value: string): string {
  return singleLine(value.replace(/\p{Cf}/gu, ''));
}

function hasVisible(value: string): boolean {
  return /[^\s\p{Cf}]/u.test(value);
}

/** Line breaks become one character each, as they are counted. */
function multipleLines(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
}

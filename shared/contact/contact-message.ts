import { characterCount } from '../text/characters.ts';

/** The fields of the contact form, in order (specification, section 5). */
export const contactFields = ['full_name', 'email', 'phone', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

/** A message of a visitor to the ministry. An omitted field is empty. */
export type ContactMessage = Record<ContactField, string>;

/** The maximum length of a message, in characters as `characterCount` counts them (specification, section 9). */
export const messageLength = 1000;

/** The name of the field with the reCAPTCHA token. Each submission needs a new token. */
export const tokenField = 'recaptcha_token';

/** The message about a submission without a token (specification, section 8). */
export const noTokenMessage = 'reCAPTCHA verification failed (no token).';

/** The result of a message that was forwarded, with the status that the provider returned; 200 means success. */
export type ContactReceipt = { status: number | null };

/** The maximum length of a name and of an email address (RFC 5321, section 4.5.3.1.3), in UTF-16 code units. */
const lineLength = 254;

/** The maximum length of a message, in UTF-16 code units: a character can have any number of them. */
const messageUnits = 8_000;

/** Counts the characters of a message. What is longer than a message can be is not counted, because counting 1 MB takes 0.1 s. */
export function messageCount(message: string): { count: number; isCut: boolean } {
  const count = characterCount(message.slice(0, messageUnits));
  return { count, isCut: message.length > messageUnits };
}

/** The host may be an internationalized domain name (RFC 5890). */
const emailPattern = /^[^\s@,;:<>()[\]\\"]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/**
 * An optional plus or country code 1, 3 digits with optional parentheses, 3 digits and 4 to 6 digits, with
 * optional separators. A separator or a parenthesis follows the country code.
 */
const phonePattern =
  /^(?:\+?1(?:[\p{Pd}\u2212.\s]|(?=\())|\+?)(?:\(\d{3}\)|\d{3})[\p{Pd}\u2212.\s]?\d{3}[\p{Pd}\u2212.\s]?\d{4,6}$/u;

/** Line breaks in a single-line field become spaces, which prevents email header injection. */
const normalize: Record<ContactField, (value: string) => string> = {
  full_name: singleLine,
  email: visibleLine,
  phone: visibleLine,
  // A line break is one character, as the length limit counts it.
  message: (value) => value.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, ''),
};

type Rule = [message: string, isValid: (value: string) => boolean];

/** Specification, section 5. The message of the first rule is also that of a value that is no text. */
const rules: Record<ContactField, [Rule, ...Rule[]]> = {
  full_name: [
    ['Please enter your full name.', (value) => /[^\s\p{Cf}]/u.test(value)],
    ['Your full name must have at most 254 characters.', isShort],
  ],
  email: [
    ['Please enter a valid email address.', (value) => isShort(value) && emailPattern.test(value)],
  ],
  phone: [
    [
      'Please enter a valid phone number. Write it like 555-123-4567.',
      (value) => value === '' || phonePattern.test(value),
    ],
  ],
  message: [
    [
      'Message must be under 1000 characters.',
      (value) => messageCount(value).count <= messageLength,
    ],
    ['Message has too many combined characters.', (value) => value.length <= messageUnits],
  ],
};

export function checkContactMessage(values: Record<string, unknown>) {
  const message: ContactMessage = { full_name: '', email: '', phone: '', message: '' };
  const fields: Partial<Record<ContactField, string>> = {};
  for (const field of contactFields) {
    const value = values[field] ?? '';
    const text = typeof value === 'string' ? normalize[field](value) : undefined;
    const broken = rules[field].find(([, isValid]) => text === undefined || !isValid(text));
    if (broken) fields[field] = broken[0];
    message[field] = text ?? '';
  }
  return Object.keys(fields).length > 0 ? { fields } : { message };
}

function singleLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Removes invisible characters, which a copied email address or phone number can contain. */
function visibleLine(value: string): string {
  return singleLine(value.replace(/\p{Cf}/gu, ''));
}

function isShort(value: string): boolean {
  return value.length <= lineLength;
}

import { secretNames } from '../../worker/settings.ts';
import { type Check, Mismatch } from './check.ts';

/** Patterns of values that no response may contain. */
const secretPatterns = [
  /client_secret|access_token/i,
  /Bearer [\w.~+/-]{16,}/,
  /AIza[\w-]{35}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\n\s+at .*\.[jt]s:\d+/,
];

/** Searches all responses to the previous checks for secrets. */
export function secretChecks(environment: Record<string, string | undefined>): Check[] {
  return [
    {
      description: 'no response contains a secret',
      async run({ client }) {
        for (const { path, headers, body } of client.responses) {
          // Scripts and styles are built without settings.
          if (path.startsWith('/assets/')) continue;
          const text = `${JSON.stringify([...headers])}\n${body}`;
          // The error does not repeat the match because logs contain it.
          const pattern = secretPatterns.find((pattern) => pattern.test(text));
          if (pattern) throw new Mismatch(`${path} contains a match of ${pattern}`);
          for (const name of secretNames) {
            const value = environment[name];
            if (value && text.includes(value)) throw new Mismatch(`${path} contains ${name}`);
          }
        }
      },
    },
  ];
}

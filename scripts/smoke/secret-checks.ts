import { secretNames } from '../../worker/settings.ts';
import { type Check, Mismatch } from './check.ts';

/** What nobody outside is to read, by its form. */
const secretForms = [
  /client_secret|access_token/i,
  /Bearer [\w.~+/-]{16,}/,
  /AIza[\w-]{35}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\n\s+at .*\.[jt]s:\d+/,
];

/** Looks through all that the checks before it were answered. */
export function secretChecks(environment: Record<string, string | undefined>): Check[] {
  return [
    {
      says: 'no answer gives a secret away',
      async run({ visitor }) {
        for (const { path, headers, body } of visitor.seen) {
          // Scripts and styles are built without any setting.
          if (path.startsWith('/assets/')) continue;
          const told = `${JSON.stringify([...headers])}\n${body}`;
          // What was found is not repeated: this is read in logs.
          const form = secretForms.find((form) => form.test(told));
          if (form) throw new Mismatch(`${path} says something like ${form}`);
          for (const name of secretNames) {
            const value = environment[name];
            if (value && told.includes(value)) throw new Mismatch(`${path} says ${name}`);
          }
        }
      },
    },
  ];
}

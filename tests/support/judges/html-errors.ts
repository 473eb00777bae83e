import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The strictest preset. The disabled rules are not part of the standard and conflict with the output of React or the design of the site. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      'attr-case': 'off', // React writes `dateTime`. Attribute names are case-insensitive.
      'attribute-boolean-style': 'off', // React writes `open=""`.
      'attribute-empty-style': 'off', // React writes `hidden=""`.
      'void-style': 'off', // React writes `<br/>`.
      'doctype-style': 'off', // The HTML standard itself writes `<!doctype html>`.
      'no-redundant-role': 'off', // Safari gives a list without markers no role.
      'require-sri': 'off', // Scripts and styles are same-origin.
    },
  }),
);

/** Lists what is invalid in a document, each with its markup. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const markup = html.slice(Math.max(0, offset - 30), offset + 90);
      return `${ruleId}: ${message}: ${markup}`;
    }),
  );
}

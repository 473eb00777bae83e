import type { Answer } from '../../shared/answer.ts';
import type { Lookup } from './content-cache.ts';
import { contentFailure } from './content-failure.ts';
import { BadQueryError } from './content-query.ts';
import { errorLine } from './error-line.ts';
import { NoSuchContentError, type ResolveContent } from './resolve-content.ts';

/** Content on its way. `kept` says, soon, whether it is kept and so will be there at once; neither rejects. */
export type AskedContent = { kept: Promise<boolean>; answer: Promise<Answer<unknown>> };

export type AskContent = (path: string) => AskedContent;

/** Asks for content by its address in the JSON API. A failure is logged and becomes a value. */
export function createAskContent(
  resolve: ResolveContent,
  log: (event: object) => void,
): AskContent {
  function lookUp(path: string): Lookup<unknown> {
    try {
      return resolve(path);
    } catch (error) {
      return { kept: Promise.resolve(undefined), value: Promise.reject(error) };
    }
  }

  return (path) => {
    const { kept, value } = lookUp(path);
    const answer = value.then(
      (data) => ({ data }),
      (error) => {
        const refused = error instanceof BadQueryError || error instanceof NoSuchContentError;
        if (!refused) {
          log({ event: 'content-failed', path: withoutQuery(path), error: errorLine(error) });
        }
        return { error: contentFailure(error) };
      },
    );
    return { kept: kept.then((found) => found !== undefined), answer };
  };
}

/** What a visitor searches for is not for the log. */
function withoutQuery(path: string): string {
  return path.replace(/\?.*/s, '');
}

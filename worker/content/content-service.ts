import { lists } from '../../shared/content/lists.ts';
import type { Result } from '../../shared/content/result.ts';
import { errorLine, redactedErrorLine } from '../provider/error-line.ts';
import type { Lookup } from './content-cache.ts';
import { contentFailure } from './content-error.ts';
import { BadQueryError } from './content-query.ts';
import { NoSuchContentError, type ResolveContent } from './resolve-content.ts';

/** Content on its way. `kept` says, soon, whether it is kept and so will be there at once; neither rejects. */
export type AskedContent = { kept: Promise<boolean>; answer: Promise<Result<unknown>> };

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
      return { cached: Promise.resolve(undefined), value: Promise.reject(error) };
    }
  }

  function tell(what: ReturnType<typeof loggable>, status: number) {
    if (status < 500) log({ event: 'content-refused', ...what });
    else log({ event: 'content-failed', ...what });
  }

  return (path) => {
    const { cached: kept, value } = lookUp(path);
    const answer = value.then(
      (data) => ({ data }),
      (error) => {
        const failure = contentFailure(error);
        const unasked = error instanceof BadQueryError || error instanceof NoSuchContentError;
        if (!unasked) tell(loggable(path, error), failure.status);
        return { error: failure };
      },
    );
    return { kept: kept.then((found) => found !== undefined), answer };
  };
}

/** What a visitor asks for is not for the log, nor is an answer that may repeat it. */
function loggable(path: string, error: unknown) {
  const [pathname = ''] = path.split('?');
  const list = lists.find(({ name }) => pathname.startsWith(`/api/${name}/`));
  const route = list ? `/api/${list.name}/:id` : pathname;
  return {
    path: route,
    error: route === path ? errorLine(error) : redactedErrorLine(error),
  };
}

import type { Answer } from '../../shared/answer.ts';
import type { ApiPath } from '../../shared/api.ts';
import type { ContentReader } from '../../shared/content-reader.ts';
import type { Lookup } from './content-cache.ts';
import { contentFailure } from './content-failure.ts';
import type { ResolveContent } from './resolve-content.ts';

export type PageReader = ContentReader & {
  /** Resolves when all is there that is kept. */
  kept(): Promise<void>;
  /** Resolves when all is there that was asked for. */
  settled(): Promise<void>;
  isSettled(): boolean;
  /** Every answer that is there by now, by its address; in the order of asking, so that the same content makes the same page. */
  answers(): Record<string, Answer<unknown>>;
};

type Asked = { answer: Promise<Answer<unknown>>; kept: Promise<unknown> };

/** Reads for one page: each content once, and at once what is there. */
export function createPageReader(
  resolve: ResolveContent,
  log: (event: object) => void,
): PageReader {
  const asked = new Map<string, Asked>();
  const there = new Map<string, Answer<unknown>>();

  function ask(path: string): Asked {
    const lookup = lookUp(path);
    const answer = answerOf(path, lookup.value).then((settled) => {
      there.set(path, settled);
      return settled;
    });
    const kept = lookup.kept.then((value) => (value === undefined ? undefined : answer));
    return { answer, kept };
  }

  async function answerOf(path: string, value: Promise<unknown>): Promise<Answer<unknown>> {
    try {
      return { data: await value };
    } catch (error) {
      log({ event: 'content-failed', path: withoutQuery(path), error: String(error) });
      return { error: contentFailure(error) };
    }
  }

  function lookUp(path: string): Lookup<unknown> {
    try {
      return resolve(path);
    } catch (error) {
      return { kept: Promise.resolve(undefined), value: Promise.reject(error) };
    }
  }

  return {
    read<T>(path: ApiPath<T>) {
      const underWay = asked.get(path) ?? ask(path);
      asked.set(path, underWay);
      return (there.get(path) ?? underWay.answer) as Answer<T> | Promise<Answer<T>>;
    },
    async kept() {
      await Promise.all([...asked.values()].map(({ kept }) => kept));
    },
    async settled() {
      await Promise.all([...asked.values()].map(({ answer }) => answer));
    },
    isSettled: () => there.size === asked.size,
    answers: () =>
      Object.fromEntries(
        [...asked.keys()].flatMap((path) => {
          const answer = there.get(path);
          return answer ? [[path, answer]] : [];
        }),
      ),
  };
}

/** What a visitor searches for is not for the log. */
function withoutQuery(path: string): string {
  return path.replace(/\?.*/s, '');
}

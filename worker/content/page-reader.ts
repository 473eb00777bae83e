import type { ContentReader } from '../../shared/content/content-reader.ts';
import type { ApiPath } from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';
import type { AskContent } from './content-service.ts';

export type PageReader = ContentReader & {
  /** Resolves when all is there that is kept. */
  kept(): Promise<void>;
  /** Resolves when all is there that was asked for. */
  settled(): Promise<void>;
  isSettled(): boolean;
  /** Every answer that is there by now, by its address; in the order of asking, so that the same content makes the same page. */
  answers(): Record<string, Result<unknown>>;
};

type Asked = { answer: Promise<Result<unknown>>; kept: Promise<unknown> };

/** Reads for one page: each content once, and at once what is there. */
export function createPageReader(askContent: AskContent): PageReader {
  const asked = new Map<string, Asked>();
  const there = new Map<string, Result<unknown>>();

  function ask(path: string): Asked {
    const underWay = askContent(path);
    const answer = underWay.answer.then((settled) => {
      there.set(path, settled);
      return settled;
    });
    return { answer, kept: underWay.kept.then((isKept) => (isKept ? answer : undefined)) };
  }

  return {
    read<T>(path: ApiPath<T>) {
      const underWay = asked.get(path) ?? ask(path);
      asked.set(path, underWay);
      return (there.get(path) ?? underWay.answer) as Result<T> | Promise<Result<T>>;
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

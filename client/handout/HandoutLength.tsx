import { atom, useAtomValue } from 'jotai';
import { handoutPostKind } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { postKey } from '../../shared/handout/handout.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import { contentOf } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { shownHandoutAtom } from './change-handout.ts';

const spokenWordsPerMinute = 130;

/** The words on a printed page, and the room that the title and the source of a post take; words. */
const printed = { page: 450, frame: 110 };

/** The length of the handout of the page; undefined without posts, and while one is pending. */
const lengthAtom = atom((get) => {
  const { posts } = get(shownHandoutAtom);
  const results = posts.map((post) => contentOf(get, handoutPostKind.request(post)));
  const words = results.flatMap((result) => dataOf(result)?.words ?? []);
  return results.includes(undefined) || words.length === 0 ? undefined : handoutLength(words);
});

export function HandoutLength() {
  const { posts } = useAtomValue(shownHandoutAtom);
  const length = useAtomValue(lengthAtom);
  return (
    <div>
      {/* A streamed page has the length after all of them. */}
      {posts.map((post) => (
        <Await key={postKey(post)} request={handoutPostKind.request(post)} extra>
          {() => null}
        </Await>
      ))}
      {length && <p className="fine">{length}</p>}
    </div>
  );
}

/**
 * Returns how long it takes to say posts aloud and about how many pages they print, as in 'About 7 minutes to say aloud, 2
 * printed pages.'
 * @param words the numbers of words in the posts
 */
export function handoutLength(words: readonly number[]): string {
  const sum = words.reduce((a, b) => a + b, 0);
  const minutes = Math.max(1, Math.round(sum / spokenWordsPerMinute));
  const pages = Math.ceil((sum + words.length * printed.frame) / printed.page);
  return `About ${minutes} ${nounFor(minutes, 'minute')} to say aloud, ${pages} printed ${nounFor(pages, 'page')}.`;
}

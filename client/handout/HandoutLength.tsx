import { atom, useAtomValue } from 'jotai';
import { handoutPostKind } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { postKey } from '../../shared/handout/handout.ts';
import { contentOf } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { shownHandoutAtom } from './change-handout.ts';
import { handoutLength } from './handout-length.ts';

/** The length of the handout of the page; undefined without posts, and while one is pending. */
const lengthAtom = atom((get) => {
  const { posts } = get(shownHandoutAtom);
  const results = posts.map((post) => contentOf(get, handoutPostKind.request(post)));
  const words = results.flatMap((result) => dataOf(result)?.words ?? []);
  return results.includes(undefined) || words.length === 0 ? undefined : handoutLength(words);
});

/** How long the handout is, once all of its posts have loaded or failed to load. */
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

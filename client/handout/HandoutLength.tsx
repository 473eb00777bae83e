import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { handoutPostKind } from '../../shared/content/post.ts';
import { dataOf } from '../../shared/content/result.ts';
import { type Handout, postKey } from '../../shared/handout/handout.ts';
import { contentOf } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import { handoutLength } from './handout-length.ts';

/** How long a handout is, once all of its posts have loaded or failed to load. */
export function HandoutLength({ posts }: Pick<Handout, 'posts'>) {
  const length = useAtomValue(useMemo(() => lengthAtom(posts), [posts]));
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

/** Creates an atom of the length of a handout; undefined without posts, and while one is pending. */
function lengthAtom(posts: Handout['posts']) {
  return atom((get) => {
    const results = posts.map((post) => contentOf(get, handoutPostKind.request(post)));
    const words = results.flatMap((result) => dataOf(result)?.words ?? []);
    return results.includes(undefined) || words.length === 0 ? undefined : handoutLength(words);
  });
}

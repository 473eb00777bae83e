import { handoutPostKind, type PostReference } from '../../shared/content/post.ts';
import { handoutLength } from '../../shared/handout/handout-length.ts';
import { usePart } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';

type HandoutLengthProps = {
  posts: readonly PostReference[];
  /** The numbers of words in the posts before these. */
  words?: readonly number[];
};

/** How long a handout is, once all of its posts have loaded or failed to load. */
export function HandoutLength({ posts: [post, ...others], words = [] }: HandoutLengthProps) {
  if (post) return <AwaitPost post={post} others={others} words={words} />;
  return words.length > 0 && <p className="fine">{handoutLength(words)}</p>;
}

type AwaitPostProps = {
  post: PostReference;
  others: readonly PostReference[];
  words: readonly number[];
};

function AwaitPost({ post, others, words }: AwaitPostProps) {
  const without = <HandoutLength posts={others} words={words} />;
  return (
    <Await content={usePart(handoutPostKind.request(post))} extra errorFallback={without}>
      {(post) => <HandoutLength posts={others} words={[...words, post.words]} />}
    </Await>
  );
}

import { handoutPostKind, type PostReference } from '../../shared/content/post.ts';
import { handoutLength } from '../../shared/handout/handout-length.ts';
import { usePart } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';

type HandoutLengthProps = {
  posts: readonly PostReference[];
  /** The HTML of the posts before these. */
  contents?: readonly string[];
};

/** How long a handout is, once all of its posts have loaded or failed to load. */
export function HandoutLength({ posts: [post, ...others], contents = [] }: HandoutLengthProps) {
  if (post) return <AwaitPost {...{ post, others, contents }} />;
  return contents.length > 0 && <p className="fine screen-only">{handoutLength(contents)}</p>;
}

type AwaitPostProps = {
  post: PostReference;
  others: readonly PostReference[];
  contents: readonly string[];
};

function AwaitPost({ post, others, contents }: AwaitPostProps) {
  const without = <HandoutLength posts={others} contents={contents} />;
  return (
    <Await content={usePart(handoutPostKind.request(post))} extra errorFallback={without}>
      {({ content }) => <HandoutLength posts={others} contents={[...contents, content]} />}
    </Await>
  );
}

import type { Root } from 'hast';
import { LRUCache } from 'lru-cache';
import { postElementId } from '../../shared/dom-contract.ts';
import { sanitize } from './sanitize.ts';

type Received = { id: string; title: string; content: string };

/** The posts by their ids, with their trees, which nothing changes. */
const memory = new LRUCache<string, { received: Received; tree: Root }>({
  // UTF-16 code units of markup.
  maxSize: 2_000_000,
  sizeCalculation: ({ received }) => received.content.length + 1,
});

/**
 * Returns a post with the sanitized tree of its content, whose highest heading is `h2`. The texts are compared, not a hash
 * of them, so that another text never gets this tree.
 */
export function sanitizedPost<Post extends Received>(received: Post) {
  const { content, ...post } = received;
  let entry = memory.get(post.id);
  if (entry?.received.content !== content || entry.received.title !== post.title) {
    // Begins the ids of the elements that links within the post lead to. No id of a post has a dot.
    const idPrefix = `${postElementId(post.id)}.`;
    entry = { received, tree: sanitize(content, idPrefix) };
    memory.set(post.id, entry);
  }
  return { ...post, tree: entry.tree };
}

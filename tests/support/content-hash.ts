import { createHash } from 'node:crypto';
import {
  article,
  linkedArticle,
  listedPost,
  postSummary,
  resource,
} from '../../worker/content/sanitized-posts.ts';

const forms = [listedPost, postSummary, article, resource, linkedArticle];

/** A hash of all that the Worker stores of these posts; 8 hexadecimal digits. */
export function contentHash(posts: readonly { title: string; content: string }[]): string {
  const hash = createHash('sha256');
  for (const post of posts) {
    for (const form of forms) {
      hash.update(JSON.stringify(form({ id: '1', published: null, ...post })));
    }
  }
  return hash.digest('hex').slice(0, 8);
}

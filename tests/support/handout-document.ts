import { sampleContent } from '../../sample-provider/content.ts';
import type { HandoutDocument } from '../../worker/handout/handout-document.ts';
import { portableTree } from '../../worker/handout/portable-tree.ts';
import { wordFile } from '../../worker/handout/word/word-file.ts';
import { sanitizedPost } from '../../worker/sanitize/sanitized-post.ts';
import { wordParts } from './word-package.ts';

const { thoughts, quotes, articles } = sampleContent().posts;

/** A thought, a quote and an article, as in the URL of a handout. */
export const samplePosts = `thoughts:${thoughts[0]?.id},quotes:${quotes[0]?.id},articles:${articles[0]?.id}`;

/** A handout of posts with this markup, whose ids are numbers from 1. */
export function handoutOf(...posts: string[]): HandoutDocument {
  return {
    title: '*A* <title>\uffff',
    publisher: 'A ministry',
    permission: 'For sermons:',
    copyrightUrl: 'https://areopagus.example/copyright',
    parts: posts.map((content, i) => {
      const { id, title, tree } = sanitizedPost({ id: `${i + 1}`, title: 'A <post>', content });
      const url = `https://areopagus.example/quotes?post=${id}`;
      return { url, title, subtitle: 'March 1, 2026', content: portableTree(tree, url) };
    }),
  };
}

/** The parts of the Word file of these posts. */
export async function wordOf(...posts: string[]): Promise<Record<string, string>> {
  return wordParts(new Uint8Array(await wordFile(handoutOf(...posts))));
}

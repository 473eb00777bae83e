import { sampleContent } from '../../sample-provider/content.ts';
import { post } from './post-to-copy.ts';
import type { Site } from './site.ts';
import { wirePost } from './wire-post.ts';
import { wordParts } from './word-package.ts';

const { thoughts, quotes, articles } = sampleContent().posts;

/** A thought, a quote and an article, as in the URL of a handout. */
export const samplePosts = `thoughts:${thoughts[0]?.id},quotes:${quotes[0]?.id},articles:${articles[0]?.id}`;

export const permission =
  'For use in sermons and lessons, not for sale. What else is permitted: https://areopagus.example/copyright';

/** Posts with footnotes. */
export const wordPost =
  '<p>One<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a> two.<a href="#_ftn2" name="_ftnref2">[2]</a></p><div><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> First <i>note</i>.</p><p>More.</p></div><div id="ftn2"><p><a href="#_ftnref2" name="_ftn2">[2]</a> Second.</p></div></div>';
export const bloggerPost =
  '<p>Three<sup id="r1"><a href="#n1">1</a></sup> and again<sup><a href="#n1">1</a></sup>.</p><h3>Notes</h3><ol>\n<li id="n1">1 Cor 15 <a href="#r1">↩</a></li>\n</ol><p>End, <a href="#n1">above</a>.</p>';

/** The files of handouts on a site whose provider returns other content for posts. */
export function handoutFiles(site: Site) {
  const text = async (path: string) => (await site.get(path)).text();
  const bytes = async (path: string) => new Uint8Array(await (await site.get(path)).arrayBuffer());

  function showPost(postOf: (id: string) => { title?: string; content: string }) {
    site.provider.intercept(({ path }) => {
      const id = /\/posts\/(.*)/.exec(path)?.[1];
      return id ? Response.json(wirePost({ id, ...postOf(id) })) : undefined;
    });
  }

  return {
    text,
    bytes,
    /** The parts of the Word file with this query. */
    word: async (query: string) => wordParts(await bytes(`/handout.docx${query}`)),
    /** Shows this content for each post. */
    showContent: (content: string, title = post.title) => showPost(() => ({ title, content })),
    /** Shows one content for posts with an odd id, and another for the others. */
    showPosts: (odd: string, even: string) =>
      showPost((id) => ({ content: Number(id) % 2 ? odd : even })),
  };
}

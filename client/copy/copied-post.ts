import { plainText } from './plain-text.ts';
import { portableContent } from './portable-content.ts';

/** Introduces the URL of the copyright statement, on paper and in copied text. */
export const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';

/** A post in the two formats of the clipboard. */
export type CopiedPost = { text: string; html: string };

type PostToCopy = {
  /** The element that shows the post's content. */
  content: HTMLElement;
  title: string;
  /** The name of the organization; undefined if it is not available. */
  organization: string | undefined;
  /** The absolute URL of the post. */
  url: string;
  /** The absolute URL of the copyright statement. */
  copyrightUrl: string;
};

/** Creates the clipboard data of a post: its content, its source and the permitted use. */
export function copiedPost(post: PostToCopy): CopiedPost {
  const { content, title, organization, url, copyrightUrl } = post;
  const portable = portableContent(content, url);
  const name = organization ? `${title}, ${organization}` : title;
  const source = document.createElement('p');
  source.append(name, lineBreak(), link(url), lineBreak(), `${permittedUse} `, link(copyrightUrl));
  return {
    text: `${plainText(portable, content)}\n\n${name}\n${url}\n${permittedUse} ${copyrightUrl}`.trim(),
    html: portable.innerHTML.trim() + source.outerHTML,
  };
}

function lineBreak() {
  return document.createElement('br');
}

function link(href: string) {
  return Object.assign(document.createElement('a'), { href, textContent: href });
}

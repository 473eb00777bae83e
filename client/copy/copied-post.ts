import { plainText } from './plain-text.ts';
import { wordsOf } from './portable-content.ts';

/** Introduces the URL of the copyright statement, on paper and in copied text. */
export const permittedUse = 'For use in sermons and lessons, not for sale. What else is permitted:';

/** The same in both forms that a clipboard takes: `html` for documents, `text` for all else. */
export type Copied = { text: string; html: string };

type PostToCopy = {
  /** The element that shows the post's content. */
  content: HTMLElement;
  title: string;
  /** Whose it is; undefined while that is not known. */
  organization: string | undefined;
  /** Of the post, and of the copyright statement; both whole. */
  address: string;
  copyright: string;
};

/** A post for a manuscript: its words first, then where they are from and what may be done with them. */
export function copiedPost(post: PostToCopy): Copied {
  const { content, title, organization, address, copyright } = post;
  const words = wordsOf(content, address);
  const name = organization ? `${title}, ${organization}` : title;
  const source = document.createElement('p');
  source.append(name, lineBreak(), link(address), lineBreak(), `${permittedUse} `, link(copyright));
  return {
    text: `${plainText(words, content)}\n\n${name}\n${address}\n${permittedUse} ${copyright}`.trim(),
    html: words.innerHTML.trim() + source.outerHTML,
  };
}

function lineBreak() {
  return document.createElement('br');
}

function link(href: string) {
  return Object.assign(document.createElement('a'), { href, textContent: href });
}

import { selectors } from '../../shared/dom-contract.ts';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { permittedUse } from './permitted-use.ts';
import { plainText } from './plain-text.ts';
import { portableContent } from './portable-content.ts';

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

/** Returns the first words of a post's content, to share them. `url` is the absolute URL of the post. */
export function postExcerpt(content: HTMLElement, url: string): string {
  return excerptOf(plainText(portableContent(content, url), content));
}

/**
 * Returns the content element of the post that a control belongs to.
 * @throws {Error} if the control is not inside a post
 */
export function contentOfPost(control: Element): HTMLElement {
  const content = control.closest(selectors.item)?.querySelector<HTMLElement>(selectors.content);
  if (!content) throw new Error('The control is not inside a post.');
  return content;
}

function lineBreak() {
  return document.createElement('br');
}

function link(href: string) {
  return Object.assign(document.createElement('a'), { href, textContent: href });
}

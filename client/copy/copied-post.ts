import { permittedUse } from '../../shared/content/post.ts';
import { selectors } from '../../shared/dom-contract.ts';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { plainTexts } from './plain-text.ts';
import { portableContent } from './portable-content.ts';

export type CopiedPost = { text: string; html: string };

type PostToCopy = {
  content: HTMLElement;
  title: string;
  organization: string | undefined;
  /** The absolute URL of the post. */
  url: string;
  copyrightUrl: string;
};

export function copiedPost(post: PostToCopy): CopiedPost {
  const { content, title, organization, url, copyrightUrl } = post;
  const portable = portableContent(content, url);
  const name = organization ? `${title}, ${organization}` : title;
  const source = document.createElement('p');
  source.append(name, lineBreak(), link(url), lineBreak(), `${permittedUse} `, link(copyrightUrl));
  return {
    text: `${plainTexts([portable])}\n\n${name}\n${url}\n${permittedUse} ${copyrightUrl}`.trim(),
    html: portable.innerHTML.trim() + source.outerHTML,
  };
}

/** A post without content is left out. */
export function copiedPosts(
  container: HTMLElement,
  { title, copyrightUrl }: { title: string; copyrightUrl: string },
): CopiedPost {
  const posts = [...container.querySelectorAll<HTMLElement>(selectors.item)].flatMap((item) => {
    const content = item.querySelector<HTMLElement>(selectors.content);
    const source = item.querySelector<HTMLElement>(selectors.source);
    const url = source?.querySelector('span')?.textContent;
    if (!content || !source || !url) return [];
    const heading = item.querySelector('h2')?.textContent ?? '';
    return { heading, source: source.textContent, url, portable: portableContent(content, url) };
  });
  const texts = plainTexts(posts.map(({ portable }) => portable));
  return {
    text: [
      ...(title ? [title] : []),
      ...posts.flatMap(({ heading, source }, index) => [heading, texts[index], source]),
      `${permittedUse} ${copyrightUrl}`,
    ].join('\n\n'),
    html: [
      ...(title ? [paragraph('h1', title)] : []),
      ...posts.map(
        ({ heading, source, url, portable }) =>
          paragraph('h2', heading) +
          portable.innerHTML.trim() +
          paragraph('p', source.replace(url, ''), link(url)),
      ),
      paragraph('p', `${permittedUse} `, link(copyrightUrl)),
    ].join(''),
  };
}

function paragraph(name: string, ...children: (Node | string)[]): string {
  const element = document.createElement(name);
  element.append(...children);
  return element.outerHTML;
}

/** `url` is the absolute URL of the post. */
export function postExcerpt(content: HTMLElement, url: string): string {
  return excerptOf(plainTexts([portableContent(content, url)]).join());
}

function lineBreak() {
  return document.createElement('br');
}

function link(href: string) {
  return Object.assign(document.createElement('a'), { href, textContent: href });
}

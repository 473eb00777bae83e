import type { ElementContent, Element as HastElement } from 'hast';
import { type Organization, organizationName } from '../../shared/content/organization.ts';
import { permittedUse } from '../../shared/content/post.ts';
import { selectors } from '../../shared/dom-contract.ts';
import { quotesPage } from '../../shared/pages/list-pages.ts';
import { excerptOf } from '../../shared/text/excerpt.ts';
import { toText } from '../../shared/text/to-text.ts';
import { portableContent } from './portable-content.ts';
import { quotation, withBoundaries } from './quotation.ts';

export type CopiedPost = { text: string; html: string };

export type PostToCopy = {
  content: HTMLElement;
  title: string;
  organization: Organization | undefined;
  url: string;
};

export function copiedPost(post: PostToCopy, copyrightUrl: string): CopiedPost {
  const { content, url } = post;
  const portable = portableContent(content, url);
  const name = sourceName(post);
  const text = textWithSource({ portable, url, source: `${name}\n${url}` });
  return {
    text: `${text}\n${isQuote(url) ? '\n' : ''}${permittedUse} ${copyrightUrl}`,
    html:
      portable.innerHTML.trim() +
      markup('p', name, lineBreak(), link(url), lineBreak(), ...permission(copyrightUrl)),
  };
}

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
  return {
    text: [
      title,
      ...posts.flatMap((post) => [post.heading, textWithSource(post)]),
      `${permittedUse} ${copyrightUrl}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: [
      title && markup('h1', title),
      ...posts.map(
        ({ heading, source, url, portable }) =>
          markup('h2', heading) +
          portable.innerHTML.trim() +
          markup('p', source.replace(url, ''), link(url)),
      ),
      markup('p', ...permission(copyrightUrl)),
    ].join(''),
  };
}

export function copiedLink(url: string): CopiedPost {
  return { text: url, html: link(url).outerHTML };
}

function markup(name: string, ...children: (Node | string)[]): string {
  const element = document.createElement(name);
  element.append(...children);
  return element.outerHTML;
}

export function sharedPost(post: PostToCopy): ShareData {
  const { content, title, url } = post;
  const text = textOf({ portable: portableContent(content, url), url });
  // After the end of a sentence there are no four dots.
  const shorten = (words: string) => excerptOf(words).replace(/\.{4}$/, '...');
  const beginning = isQuote(url)
    ? quotation(text, sourceName(post), shorten).quoted
    : shorten(text);
  return { title, text: beginning, url };
}

type PortablePost = { portable: HTMLElement; url: string };

function textWithSource({ source, ...post }: PortablePost & { source: string }): string {
  const text = textOf(post);
  const parts = isQuote(post.url) ? Object.values(quotation(text, source)) : [text, source];
  return parts.filter(Boolean).join('\n\n');
}

function textOf({ portable, url }: PortablePost): string {
  return toText(treeOf(isQuote(url) ? withBoundaries(portable) : portable), true)
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function treeOf({ localName, attributes, childNodes }: Element): HastElement {
  return {
    type: 'element',
    tagName: localName,
    properties: Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value])),
    children: [...childNodes].flatMap((node): ElementContent[] => {
      if (node instanceof Element) return [treeOf(node)];
      return node instanceof Text ? [{ type: 'text', value: node.data }] : [];
    }),
  };
}

function isQuote(url: string): boolean {
  return new URL(url).pathname === quotesPage.path;
}

function sourceName({ title, organization }: PostToCopy): string {
  return [title, organization && organizationName(organization)].filter(Boolean).join(', ');
}

function permission(copyrightUrl: string) {
  return [`${permittedUse} `, link(copyrightUrl)];
}

function lineBreak() {
  return document.createElement('br');
}

function link(href: string) {
  return Object.assign(document.createElement('a'), { href, textContent: href });
}

import type { Page, Request } from 'playwright-core';

const player = 'https://www.youtube-nocookie.com/embed/';

/** The browser itself writes a line for what does not come, such as an image of a post: the tests' browser finds no other site. */
export const failedLoad =
  /Failed to load resource: (the server responded with a status of [45]|net::)/;

/**
 * Watches what a page does while it shows what strangers wrote.
 *
 * @returns tells, since the last call, what the page did and now has that no page of ours may
 */
export function watchPageSafety(page: Page, siteUrl: string): () => Promise<string[]> {
  let deeds: string[] = [];
  page.on('dialog', async (dialog) => {
    deeds.push(`A script ran: ${dialog.type()} ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => deeds.push(`A window was opened: ${popup.url()}`));
  page.on('download', (download) => deeds.push(`A download of ${download.url()}`));
  page.on('websocket', (socket) => deeds.push(`A connection to ${socket.url()}`));
  page.on('pageerror', (error) => deeds.push(`Thrown: ${error.message}`));
  page.on('console', (message) => {
    // Whatever the policies had to refuse is written to the console.
    if (!failedLoad.test(message.text())) deeds.push(`The console says: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!isOurs(request, siteUrl) && !mayBeAsked(request))
      deeds.push(`Requested: ${request.url()}`);
  });
  return async () => {
    const inPage = await page.evaluate(unsafeContent);
    const harm = [...deeds, ...inPage];
    deeds = [];
    return harm;
  };
}

function isOurs(request: Request, siteUrl: string): boolean {
  return /^(data|blob):/.test(request.url()) || request.url().startsWith(`${siteUrl}/`);
}

/** A post's images, and the player. */
function mayBeAsked(request: Request): boolean {
  const url = request.url();
  return request.resourceType() === 'image' ? url.startsWith('https:') : url.startsWith(player);
}

/**
 * What a page has that none of ours may have, whatever its posts hold; runs in the page. It does not ask
 * the sanitiser's own list what is good.
 */
export function unsafeContent(): string[] {
  const harm: string[] = [];

  /** Names the post in which it is, if any. */
  function tell(element: Element, what: string) {
    const post = element.closest('[data-item]')?.getAttribute('data-item');
    harm.push(`${what} at <${element.localName}>${post ? ` in post ${post}` : ''}`);
  }

  const elements =
    'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul wbr';
  const attributes =
    'allow allowfullscreen alt aria-label class colspan datetime decoding dir height href lang loading referrerpolicy rel reversed role rowspan sandbox scope src start tabindex title value width';
  const classes =
    /^(align-(left|center|right|justify)|float-(left|right)|width-\d+|indent|list-[a-z-]+|table-frame)$/;
  const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?$/;
  const addresses = /^(href|src|action|formaction|data|poster|ping|srcdoc|xlink:href)$/i;
  const goodElements = new Set(elements.split(' '));
  const goodAttributes = new Set(attributes.split(' '));

  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) tell(element, `a handler ${name}`);
      if (addresses.test(name) && /^\s*(javascript|vbscript):/i.test(value)) {
        tell(element, `a script in ${name}`);
      }
    }
  }

  for (const element of document.querySelectorAll('[data-content] *')) {
    if (!goodElements.has(element.localName)) tell(element, 'an element of no post');
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') tell(element, 'no HTML');
    for (const { name } of element.attributes) {
      if (!goodAttributes.has(name)) tell(element, `an attribute ${name}`);
    }
    for (const name of element.classList) {
      if (!classes.test(name)) tell(element, `a class ${name}`);
    }
    const address = element.getAttribute('src');
    const goodAddress = element.localName === 'iframe' ? player : /^(https:|data:image\/)/;
    if (address !== null && !goodAddress.test(address)) tell(element, `an address ${address}`);
    const { position, zIndex } = getComputedStyle(element);
    if (position !== 'static' || zIndex !== 'auto') tell(element, `a position ${position}`);
  }

  // What is text has no elements.
  const texts = '[data-excerpt] *, h1 *, [data-item] > h3 > a *, title *';
  for (const element of document.querySelectorAll(texts)) tell(element, 'an element in a text');

  const notOurs = [
    'script:not([src^="/assets/"], [type="application/json"], [type="application/ld+json"])',
    'base, style, object, embed, frame, meta[http-equiv]',
    'body link:not([href^="/"]), body meta',
    'form:not([action^="/"], [method="dialog"]), [formaction]',
  ];
  for (const element of document.querySelectorAll(notOurs.join())) tell(element, 'not ours');

  if (document.documentElement.scrollWidth > innerWidth) harm.push('The page is too wide.');
  for (const control of document.querySelectorAll('header nav a')) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (width > 0 && y >= 0 && !(top && control.contains(top))) {
      harm.push(`${top?.localName} lies over ${control.textContent}`);
    }
  }
  return harm;
}

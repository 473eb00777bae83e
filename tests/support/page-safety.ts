import type { Page, Request } from 'playwright-core';

const player = 'https://www.youtube-nocookie.com/embed/';

/** The browser's console message for a failed load, such as an image of a post. The tests' browser resolves no other host. */
export const failedLoad =
  /Failed to load resource: (the server responded with a status of [45]|net::)/;

/**
 * Observes a page that shows untrusted content.
 *
 * @returns a function that lists every unsafe event since its last call, and every unsafe element
 * in the page
 */
export function watchPageSafety(page: Page, siteUrl: string): () => Promise<string[]> {
  let events: string[] = [];
  page.on('dialog', async (dialog) => {
    events.push(`A script ran: ${dialog.type()} ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', (popup) => events.push(`A window was opened: ${popup.url()}`));
  page.on('download', (download) => events.push(`A download started: ${download.url()}`));
  page.on('websocket', (socket) => events.push(`A WebSocket was opened: ${socket.url()}`));
  page.on('pageerror', (error) => events.push(`An error was thrown: ${error.message}`));
  page.on('console', (message) => {
    // Violations of the content security policy are written to the console.
    if (!failedLoad.test(message.text())) events.push(`Console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!isAllowed(request, siteUrl)) events.push(`Requested: ${request.url()}`);
  });
  return async () => {
    const content = await page.evaluate(unsafeContent);
    const problems = [...events, ...content];
    events = [];
    return problems;
  };
}

/** Allows the site itself, the images of posts and the video player. */
function isAllowed(request: Request, siteUrl: string): boolean {
  const url = request.url();
  if (url.startsWith(`${siteUrl}/`)) return true;
  return request.resourceType() === 'image' ? /^(https|data):/.test(url) : url.startsWith(player);
}

/**
 * Runs in the page. Lists what no page of the site may contain, whatever its posts contain. The
 * allowlists are independent of the sanitizer's.
 */
function unsafeContent(): string[] {
  const problems: string[] = [];

  /** Adds a problem, with the id of the post that contains the element, if any. */
  function report(element: Element, problem: string) {
    const post = element.closest('[data-item]')?.getAttribute('data-item');
    problems.push(`${problem} at <${element.localName}>${post ? ` in post ${post}` : ''}`);
  }

  const elements =
    'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul wbr';
  const attributes =
    'allow allowfullscreen alt aria-label class colspan datetime decoding dir height href id lang loading referrerpolicy rel reversed role rowspan sandbox scope src start tabindex title value width';
  const classes = /^(align-(left|center|right|justify)|float-(left|right)|indent|table-frame)$/;
  const player = /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}(\?start=\d+)?$/;
  const urlAttributes = /^(href|src|action|formaction|data|poster|ping|srcdoc|xlink:href)$/i;
  const allowedElements = new Set(elements.split(' '));
  const allowedAttributes = new Set(attributes.split(' '));

  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name)) report(element, `an event handler ${name}`);
      if (urlAttributes.test(name) && /^\s*(javascript|vbscript):/i.test(value)) {
        report(element, `a script in ${name}`);
      }
    }
  }

  const ids = new Set<string>();
  for (const element of document.querySelectorAll('[id]')) {
    if (ids.has(element.id)) report(element, `a second id ${element.id}`);
    ids.add(element.id);
  }

  for (const element of document.querySelectorAll('[data-content] *')) {
    const post = element.closest('[data-item]')?.getAttribute('data-item');
    if (element.id && !element.id.startsWith(`post-${post}.`))
      report(element, `an id ${element.id}`);
    if (!allowedElements.has(element.localName)) report(element, 'a disallowed element');
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
      report(element, 'an element that is not HTML');
    }
    for (const { name } of element.attributes) {
      if (!allowedAttributes.has(name)) report(element, `an attribute ${name}`);
    }
    for (const name of element.classList) {
      if (!classes.test(name)) report(element, `a class ${name}`);
    }
    const src = element.getAttribute('src');
    const allowedSrc = element.localName === 'iframe' ? player : /^(https:|data:image\/)/;
    if (src !== null && !allowedSrc.test(src)) report(element, `a src ${src}`);
    const { position, zIndex } = getComputedStyle(element);
    if (position !== 'static' || zIndex !== 'auto') report(element, `a position ${position}`);
  }

  // Plain text contains no elements, except the title of a handout: it is another one in print.
  const texts =
    '[data-excerpt] *, h1 :not(h1 > :is(.screen-only, .print-only)), [data-item] > h3 > a *, title *';
  for (const element of document.querySelectorAll(texts)) {
    report(element, 'an element in plain text');
  }

  const foreign = [
    'script:not([src^="/assets/"], [type="application/json"], [type="application/ld+json"], head > script:has(+ style))',
    'style:not(head > :first-of-type), base, object, embed, frame, meta[http-equiv]',
    'body link:not([href^="/"]), body meta',
    'form:not([action^="/"], [method="dialog"]), [formaction]:not([formaction^="/handout"])',
  ];
  for (const element of document.querySelectorAll(foreign.join())) {
    report(element, 'an element that is not of the site');
  }

  if (document.documentElement.scrollWidth > innerWidth) problems.push('The page is too wide.');
  for (const control of document.querySelectorAll('header nav a')) {
    const { x, y, width, height } = control.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (width > 0 && y >= 0 && !(top && control.contains(top))) {
      problems.push(`${top?.localName} covers ${control.textContent}`);
    }
  }
  return problems;
}

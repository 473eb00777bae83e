import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { everyPage } from '../support/every-page.ts';
import { urlPlaces } from '../support/hostile-site.ts';
import { siteForFile } from '../support/site.ts';
import { crawler } from '../support/user-agent.ts';
import { readPayloads } from './read-corpora.ts';

const site = await siteForFile();
const payloads = readPayloads();

type Node = { nodeName: string; attrs?: { name: string }[]; childNodes?: Node[] };

/** The elements of a document, each with the names of its attributes. */
function elementsOf({ nodeName, attrs = [], childNodes = [] }: Node): string[] {
  const element = [nodeName, ...attrs.map(({ name }) => name)].join(' ');
  return [element, ...childNodes.flatMap(elementsOf)];
}

async function elementsAt(path: string): Promise<string[]> {
  const response = await site.get(path, crawler);
  const location = response.headers.get('Location');
  return location ? elementsAt(location) : elementsOf(parse(await response.text()));
}

const ownPages = [
  ...everyPage,
  ...['/articles?q=words', '/articles?q=John+3', '/articles?label=Words', '/articles/words'],
];
const ownElements = new Set((await Promise.all(ownPages.map(elementsAt))).flat());

test.each(Object.entries(urlPlaces))('as %s, each payload is only text', async (_, pathOf) => {
  for (const { id, html } of payloads) {
    const elements = await elementsAt(pathOf(html.toWellFormed()));
    expect(
      elements.filter((element) => !ownElements.has(element)),
      id,
    ).toEqual([]);
  }
});

import { expect, test } from 'vitest';
import { contentVersion } from '../../worker/content/content-version.ts';
import { contentHash } from '../support/content-hash.ts';
import { readPayloads, readPosts } from './read-corpora.ts';

test('the corpora are stored in the form of this content version', () => {
  const payloads = readPayloads().map(({ html }) => ({ title: html, content: html }));
  const hash = contentHash([...payloads, ...readPosts()]);
  expect(contentVersion.corpora, `Set 'corpora' in content-version.ts to '${hash}'.`).toBe(hash);
});

import { expect, test } from 'vitest';
import { createPageMemory } from '../../../../worker/render/page-memory.ts';

const page = (size = 10) => ({ parts: [new Uint8Array(size)] });
const hour = 60 * 60_000;

test('a page is served while its values are the same objects, until the hour ends', () => {
  let time = 10 * hour;
  const memory = createPageMemory(() => time);
  const [list, organization, body] = [{}, {}, page()];
  memory.set('/quotes', [list, organization, null], body);
  expect(memory.get('/quotes', [list, organization, null])).toBe(body);
  for (const others of [
    [list, {}, null],
    [list, organization],
    [list, organization, undefined],
  ]) {
    expect(memory.get('/quotes', others)).toBeUndefined();
  }
  expect(memory.get('/', [list, organization, null])).toBeUndefined();
  time += hour - 1;
  expect(memory.get('/quotes', [list, organization, null])).toBe(body);
  time += 1;
  expect(memory.get('/quotes', [list, organization, null])).toBeUndefined();
});

test('the memory is bounded in bytes', () => {
  const memory = createPageMemory(() => 0);
  for (let i = 0; i < 12; i++) memory.set(`/${i}`, [], page(1_000_000));
  expect(memory.get('/11', [])).toBeDefined();
  expect(memory.get('/0', [])).toBeUndefined();
});

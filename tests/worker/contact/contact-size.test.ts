import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { characterKinds } from '../../support/character-kinds.ts';
import {
  arrived,
  damaris,
  messageCalls,
  post,
  postForm,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

const encoder = new TextEncoder();

/** A valid message of that many bytes, padded with an unknown field. */
function jsonOf(bytes: number, padding = 'a'): Uint8Array<ArrayBuffer> {
  const empty = JSON.stringify({ ...withToken(), padding: '' });
  const room = bytes - encoder.encode(empty).byteLength;
  const size = encoder.encode(padding).byteLength;
  const filled = padding.repeat(room / size) + ' '.repeat(room % size);
  return encoder.encode(empty.replace('"padding":""', `"padding":"${filled}"`));
}

function formOf(bytes: number): Uint8Array<ArrayBuffer> {
  const form = `${new URLSearchParams(withToken() as Record<string, string>)}&padding=`;
  return encoder.encode(form.padEnd(bytes, 'a'));
}

/** Streamed, without `Content-Length`. */
function streamOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= bytes.byteLength) return controller.close();
      controller.enqueue(bytes.subarray(sent, sent + 10_000));
      sent += 10_000;
    },
  });
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

describe.each<[how: string, (bytes: Uint8Array<ArrayBuffer>) => BodyInit]>([
  ['at once', (bytes) => bytes],
  ['in chunks', streamOf],
])('%s', (_, bodyOf) => {
  test.each<[kind: string, type: string, of: (bytes: number) => Uint8Array<ArrayBuffer>]>([
    ['JSON', json, jsonOf],
    ['JSON of characters with two bytes', json, (bytes) => jsonOf(bytes, 'é')],
    ['a form', form, formOf],
  ])('64,000 bytes of %s are accepted, 64,001 are not', async (_, type, of) => {
    const before = arrived(site).length;
    expect(of(64_000)).toHaveLength(64_000);
    const most = await post(site, bodyOf(of(64_000)), { 'Content-Type': type });
    expect(most.status).toBe(200);
    expect(arrived(site)).toHaveLength(before + 1);
    const more = await post(site, bodyOf(of(64_001)), { 'Content-Type': type });
    expect(more.status).toBe(413);
    expect(await more.text()).toContain('This message is too large to be sent.');
    expect(messageCalls(site)).toBe(before + 1);
  });
});

test('an endless body is not read beyond the limit', async () => {
  const chunk = encoder.encode(JSON.stringify({ ...damaris, message: 'a'.repeat(10_000) }));
  let sent = 0;
  const endless = new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const response = await post(site, endless, { 'Content-Type': json });
  expect(response.status).toBe(413);
  await response.body?.cancel();
  expect(sent).toBeGreaterThan(64_000);
});

test('a small Content-Length of a chunked body does not raise the limit', async () => {
  const { hostname, port, origin } = new URL(site.url);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const message = request(
    {
      ...{ hostname, port, path: '/contact', method: 'POST' },
      headers: {
        Origin: origin,
        'Content-Type': json,
        'Content-Length': '10',
        'Transfer-Encoding': 'chunked',
      },
    },
    async (response) => resolve(`${response.statusCode} ${await text(response)}`),
  );
  message.once('error', reject);
  message.end(jsonOf(64_001));
  expect(await promise).toMatch(/^413 .*This message is too large to be sent\./);
});

test.each([
  ['JSON', postJson],
  ['a form', postForm],
])(
  'as %s, 1,000 visible characters of all kinds are accepted, 1,001 are not',
  async (_, submit) => {
    const some = characterKinds.map(([, character]) => character).join('');
    const message = some.repeat(80) + 'a'.repeat(1000 - characterKinds.length * 80);
    expect((await submit(site, withToken({ ...damaris, message }))).status).toBe(200);
    expect(arrived(site)[0]?.visitor_message).toBe(message.replaceAll('\r\n', '\n'));
    const longer = await submit(site, withToken({ ...damaris, message: `${message}a` }));
    expect(longer.status).toBe(422);
    expect(await longer.text()).toContain('Message must be under 1000 characters.');
  },
);

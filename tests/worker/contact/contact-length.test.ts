import { afterAll, beforeAll, expect, test } from 'vitest';
import { characterKinds } from '../../support/character-kinds.ts';
import {
  arrived,
  damaris,
  messageCalls,
  postForm,
  postJson,
  withToken,
} from '../../support/contact-post.ts';
import { type Site, startSite } from '../../support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.close());

const tooLong = { message: 'Message must be under 1000 characters.' };

test.each(characterKinds)('1,000 %s are accepted, 1,001 are rejected', async (_, character) => {
  const message = character.repeat(1000);
  expect((await postJson(site, withToken({ ...damaris, message }))).status).toBe(200);
  expect(arrived(site)[0]?.visitor_message).toBe(message.replaceAll('\r\n', '\n'));
  const before = messageCalls(site);
  const longer = await postJson(site, withToken({ ...damaris, message: message + character }));
  expect(longer.status).toBe(422);
  expect(await longer.json()).toMatchObject({ fields: tooLong });
  expect(messageCalls(site)).toBe(before);
});

test('the form counts them as visible characters, too', async () => {
  const some = characterKinds.map(([, character]) => character).join('');
  const message = some.repeat(80) + 'a'.repeat(1000 - characterKinds.length * 80);
  expect((await postForm(site, withToken({ ...damaris, message }))).status).toBe(200);
  expect(arrived(site)[0]?.visitor_message).toBe(message.replaceAll('\r\n', '\n'));
  const longer = await postForm(site, withToken({ ...damaris, message: `${message}a` }));
  expect(longer.status).toBe(422);
  expect(await longer.text()).toContain(tooLong.message);
});

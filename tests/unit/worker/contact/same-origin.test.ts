import { expect, test } from 'vitest';
import { isSameOrigin } from '../../../../worker/contact/receive-message.ts';

const url = 'https://site.example';
const foreign = ['http://site.example', `${url}/`, `${url}:84`, `${url}.example`, `${url}, ${url}`];

test.each<[isSame: boolean, site: string | null, origins: (string | null)[]]>([
  [true, null, [url]],
  [false, null, [null, 'null', '', ...foreign]],
  [true, 'same-origin', [url, null, 'null']],
  [false, 'same-origin', ['', ...foreign]],
  [false, 'same-site', [url, null, 'null']],
  [false, '', [url]],
])('it is %s that Sec-Fetch-Site %j with an origin of %j is ours', (isSame, site, origins) => {
  for (const origin of origins) {
    const headers = new Headers();
    if (site !== null) headers.set('Sec-Fetch-Site', site);
    if (origin !== null) headers.set('Origin', origin);
    const request = new Request(`${url}/contact`, { method: 'POST', headers });
    expect([origin, isSameOrigin(request)]).toEqual([origin, isSame]);
  }
});

import { expectThat } from './check.ts';
import type { Client } from './client.ts';

/** Returns the path of a script of the home page, whose file name is hashed. */
export async function scriptPath(client: Client): Promise<string> {
  const { body } = await client.request('/');
  const [path] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  expectThat('script of the page', path, /./);
  return String(path);
}

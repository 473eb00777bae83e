import { ProviderError } from './provider-error.ts';

/**
 * The most that an answer may hold; bytes. A list holds some ten posts, and a post is large with
 * 100 kB; images that are written into it may make it larger. What it becomes when it is parsed
 * must fit many times into a Worker's 128 MB.
 */
const largest = 5_000_000;

/** An answer's text, of which no more is read than may be. */
export async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const bytes of body ?? []) {
    size += bytes.length;
    if (size > largest)
      throw new ProviderError("The content service's answer is too large.", 'format');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

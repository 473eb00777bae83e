/** The body has more bytes than the caller accepts. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Reads the body of a request or a response as UTF-8 text. Stops at the first byte over the limit.
 * @param limit in bytes
 * @throws {BodyTooLargeError}
 */
export async function readBody({ body }: Request | Response, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLargeError(`The body has more than ${limit} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

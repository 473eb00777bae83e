/**
 * Reads the body of a request or a response as UTF-8 text. Stops at the first byte over the limit.
 * @param limit in bytes
 * @param tooLarge makes the error for a larger body
 */
export async function readBody(
  message: Request | Response,
  limit: number,
  tooLarge: () => Error,
): Promise<string> {
  // The runtime reads a complete body much faster than a script reads its chunks.
  // `Content-Length` does not count if the body has another coding (RFC 9112, section 6.3).
  const { headers } = message;
  const isCoded = headers.has('Transfer-Encoding') || headers.has('Content-Encoding');
  const length = headers.get('Content-Length');
  if (length !== null && !isCoded && Number(length) <= limit) return message.text();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // An error ends the stream, too.
  for await (const chunk of message.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** An answer's body as it comes: each part with the ms that had passed since the call. */
export async function readChunks(answer: Promise<Response>) {
  const began = performance.now();
  const { status, headers, body } = await answer;
  const decoder = new TextDecoder();
  const chunks: { text: string; ms: number }[] = [];
  for await (const bytes of body ?? []) {
    chunks.push({ text: decoder.decode(bytes, { stream: true }), ms: performance.now() - began });
  }
  return { status, headers, chunks, html: chunks.map(({ text }) => text).join('') };
}

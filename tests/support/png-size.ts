/** What a PNG image says of its sides (PNG, section 11.2.1); px. */
export async function pngSize(answer: Response): Promise<{ width: number; height: number }> {
  const image = Buffer.from(await answer.arrayBuffer());
  return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
}

/** Reads the size of a PNG image from its header, in px (PNG, section 11.2.1). */
export async function pngSize(response: Response): Promise<{ width: number; height: number }> {
  const image = Buffer.from(await response.arrayBuffer());
  return { width: image.readUInt32BE(16), height: image.readUInt32BE(20) };
}

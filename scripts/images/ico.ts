/** A Windows icon file that holds one PNG image: a directory of one entry, then the image. `side` in px, below 256. */
export function icoOf(png: Buffer, side: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // An icon, no cursor.
  directory.writeUInt16LE(1, 4); // One image.
  directory.writeUInt8(side, 6);
  directory.writeUInt8(side, 7);
  directory.writeUInt16LE(1, 10); // One plane.
  directory.writeUInt16LE(32, 12); // Bits a pixel.
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

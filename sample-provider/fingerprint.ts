const mask = (1n << 64n) - 1n;
const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;

/** Returns the 64-bit FNV-1a hash of a text's UTF-8 bytes. Not for cryptographic use. */
export const fingerprint = (text: string): bigint => {
  let hash = offsetBasis;
  for (const byte of new TextEncoder().encode(text)) hash = ((hash ^ BigInt(byte)) * prime) & mask;
  return hash;
};

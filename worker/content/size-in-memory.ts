/** The approximate size of an object or an array without its values; bytes. */
const overhead = 100;

/** Strings have at most 2 bytes for each UTF-16 code unit. */
const bytesPerUnit = 2;

/** The approximate size of JSON data in the memory of an isolate; bytes. */
export function sizeInMemory(data: unknown): number {
  if (typeof data === 'string') return bytesPerUnit * data.length;
  if (typeof data !== 'object' || data === null) return 0;
  return Object.values(data).reduce((size, value) => size + sizeInMemory(value), overhead);
}

/** Every text in a part of the configuration, with the way to it. */
export function textsOf(part: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof part === 'string') return [[path.join('.'), part]];
  return Object.entries(Object(part)).flatMap(([key, value]) => textsOf(value, [...path, key]));
}

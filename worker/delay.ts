/** Resolves to undefined after a time; ms. */
export function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

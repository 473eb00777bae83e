/** Returns a noun in its singular or plural: 'post' for 1, 'posts' for any other number. */
export function nounFor(count: number | string, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/**
 * Whether a word becomes another one by at most this many wrong, missing, extra or swapped letters.
 * @param i where the rest of `a` begins; `j` that of `b`
 */
export function isNear(a: string, b: string, mistakes: number, i = 0, j = 0): boolean {
  if (Math.abs(a.length - i - (b.length - j)) > mistakes) return false;
  for (; i < a.length && a[i] === b[j]; i++) j++;
  if (i === a.length && j === b.length) return true;
  if (mistakes === 0) return false;
  const isSwapped = a[i] === b[j + 1] && a[i + 1] === b[j];
  return (
    isNear(a, b, mistakes - 1, i + 1, j + 1) ||
    isNear(a, b, mistakes - 1, i + 1, j) ||
    isNear(a, b, mistakes - 1, i, j + 1) ||
    (isSwapped && isNear(a, b, mistakes - 1, i + 2, j + 2))
  );
}

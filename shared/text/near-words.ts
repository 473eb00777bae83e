/** Whether a word becomes another one by at most this many wrong, missing, extra or swapped letters. */
export function isNear(a: string, b: string, mistakes: number): boolean {
  if (Math.abs(a.length - b.length) > mistakes) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (i === a.length && i === b.length) return true;
  if (mistakes === 0) return false;
  const isNearAfter = (inA: number, inB: number) =>
    isNear(a.slice(i + inA), b.slice(i + inB), mistakes - 1);
  const isSwapped = a[i] === b[i + 1] && a[i + 1] === b[i];
  return (
    isNearAfter(1, 1) || isNearAfter(1, 0) || isNearAfter(0, 1) || (isSwapped && isNearAfter(2, 2))
  );
}

/** Returns a query including the `?`. Empty values are omitted. */
export function queryOf(values: Record<string, string | undefined>): string {
  const entries = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = `${new URLSearchParams(entries)}`;
  return query && `?${query}`;
}

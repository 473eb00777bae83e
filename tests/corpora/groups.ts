/** The items in groups of so many, the last of them smaller. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/**
 * The texts in groups that have at most so many characters, with one between two. Those that have more
 * are refused for their length alone; they are together.
 */
export function groupsWithin<T extends { html: string }>(texts: readonly T[], most: number): T[][] {
  const long = texts.filter(({ html }) => html.length > most);
  return [
    ...filled(
      texts.filter((text) => !long.includes(text)),
      most,
    ),
    ...filled(long, 5_000),
  ];
}

function filled<T extends { html: string }>(texts: readonly T[], most: number): T[][] {
  const groups: T[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    length += 1 + text.html.length;
    if (length > most) {
      groups.push([]);
      length = text.html.length;
    }
    groups.at(-1)?.push(text);
  }
  return groups;
}

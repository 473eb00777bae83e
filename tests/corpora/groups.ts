/** Splits items into groups of this size. The last group may be smaller. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/**
 * Splits texts into groups of at most `maxLength` characters, with one separator between two texts.
 * Longer texts are rejected for their length alone. They are in groups of their own.
 */
export function groupsWithin<T extends { html: string }>(
  texts: readonly T[],
  maxLength: number,
): T[][] {
  const long = texts.filter(({ html }) => html.length > maxLength);
  const others = texts.filter(({ html }) => html.length <= maxLength);
  return [...fillGroups(others, maxLength), ...fillGroups(long, 5_000)];
}

type Group<T> = { texts: T[]; length: number };

/** Adds each text, longest first, to the first group that has room for it. */
function fillGroups<T extends { html: string }>(texts: readonly T[], maxLength: number): T[][] {
  const groups: Group<T>[] = [];
  for (const text of texts.toSorted((a, b) => b.html.length - a.html.length)) {
    const added = 1 + text.html.length;
    const group = groups.find(({ length }) => length + added <= maxLength);
    if (group) {
      group.texts.push(text);
      group.length += added;
    } else {
      groups.push({ texts: [text], length: text.html.length });
    }
  }
  return groups.map(({ texts }) => texts);
}

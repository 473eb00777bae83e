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
  const others = texts.filter(({ html }) => html.length <= most);
  return [...filled(others, most), ...filled(long, 5_000)];
}

type Group<T> = { texts: T[]; length: number };

/** Each text goes into the first group that has room for it, the longest first: few groups. */
function filled<T extends { html: string }>(texts: readonly T[], most: number): T[][] {
  const groups: Group<T>[] = [];
  for (const text of texts.toSorted((a, b) => b.html.length - a.html.length)) {
    const added = 1 + text.html.length;
    const roomy = groups.find(({ length }) => length + added <= most);
    if (roomy) {
      roomy.texts.push(text);
      roomy.length += added;
    } else {
      groups.push({ texts: [text], length: text.html.length });
    }
  }
  return groups.map((group) => group.texts);
}

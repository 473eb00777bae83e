import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { passageHref } from '../../shared/pages/passages.ts';
import { chapterOf, isNew, referenceText, type VerseRange } from '../../shared/scripture/verses.ts';
import { readReferences } from './scripture-references.ts';
import { runText, type TextRun, textRuns } from './text-runs.ts';

/** Elements in which references are not linked: links, headings, code, quotations and their sources. */
const excluded = /^(a|h[1-6]|code|pre|kbd|blockquote|q|cite|figcaption|caption|abbr|time|del)$/;

/**
 * Links the Scripture references in a sanitized tree: to the thoughts on their chapter, or in the Old
 * Testament to the posts on the passage.
 */
export function linkScripture(tree: Root) {
  for (const run of textRuns(tree, ({ tagName }) => excluded.test(tagName))) {
    const children = run.parent.children as ElementContent[];
    const start = children.indexOf(run.nodes[0] as ElementContent);
    children.splice(start, run.nodes.length, ...linkedNodes(run));
  }
}

/**
 * References are found in the text of a run, because the adjacent text can change their meaning: `1 <b>John 4:8</b>`. Markup
 * can divide one: 'Romans <b>5</b>:12'.
 */
function linkedNodes({ text, nodes }: TextRun): ElementContent[] {
  const excludedText = nodes.map(markExcluded).join('');
  const links = readReferences(text).flatMap(({ index, text: { length }, verses }) => {
    const isExcluded = excludedText.slice(index, index + length).includes(mark);
    return verses && !isExcluded ? [{ start: index, end: index + length, verses }] : [];
  });
  return linkedWithin(nodes, links, 0);
}

/** A character that no text of a run has. */
const mark = '\u0000';

/** The text of a node in a run, with marks for the text of excluded elements. */
function markExcluded(node: ElementContent): string {
  const text = runText(node);
  if (node.type !== 'element') return text;
  if (excluded.test(node.tagName)) return mark.repeat(text.length);
  const within = node.children.map(markExcluded).join('');
  return within.length === text.length ? within : text;
}

/** A link in the text of nodes, from the UTF-16 code unit `start` to `end`. */
type Link = { start: number; end: number; verses: VerseRange };

/** Links references in nodes whose text begins at `offset`. Those within an element are linked in it. */
function linkedWithin(
  nodes: ElementContent[],
  links: readonly Link[],
  offset: number,
): ElementContent[] {
  let end = offset;
  const elements = nodes.flatMap((node) => {
    const start = end;
    end += runText(node).length;
    return node.type === 'element' ? [{ node, start, end }] : [];
  });
  const byElement = Map.groupBy(links, ({ start, end }) =>
    elements.find((element) => element.start <= start && end <= element.end),
  );
  for (const [element, within] of byElement) {
    if (element) element.node.children = linkedWithin(element.node.children, within, element.start);
  }
  const linked: ElementContent[] = [];
  const rest = nodes.toReversed();
  let place = offset;
  for (const { start, end, verses } of byElement.get(undefined) ?? []) {
    linked.push(...takeNodes(rest, start - place));
    linked.push(h('a', { href: hrefOf(verses) }, takeNodes(rest, end - start)));
    place = end;
  }
  return [...linked, ...rest.reverse()];
}

/** Takes the nodes with so many characters of text from the end of a reversed list. The last one may be divided. */
function takeNodes(reversed: ElementContent[], length: number): ElementContent[] {
  const taken: ElementContent[] = [];
  let missing = length;
  for (let node = reversed.at(-1); node && missing > 0; node = reversed.at(-1)) {
    const { length } = runText(node);
    reversed.pop();
    if (length > missing) {
      const [before, after] = dividedNode(node, missing);
      taken.push(before);
      reversed.push(after);
    } else taken.push(node);
    missing -= length;
  }
  return taken;
}

function dividedNode(node: ElementContent, place: number): [ElementContent, ElementContent] {
  if (node.type !== 'element') {
    const { value } = node;
    return [
      { ...node, value: value.slice(0, place) },
      { ...node, value: value.slice(place) },
    ];
  }
  const rest = node.children.toReversed();
  const before = takeNodes(rest, place);
  // An id is unique.
  const properties = { ...node.properties, id: undefined };
  return [
    { ...node, children: before },
    { ...node, properties, children: rest.reverse() },
  ];
}

function hrefOf(verses: VerseRange): string {
  const { book, code, number } = chapterOf(verses.first);
  return passageHref({
    book,
    ...(isNew(code)
      ? { label: `${book} ${number}`, isPart: false }
      : { reference: referenceText(verses) }),
  });
}

import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { passageHref } from '../../shared/pages/passages.ts';
import { chapterOf, isNew, referenceText, type VerseRange } from '../../shared/scripture/verses.ts';
import { findScriptureReferences, type ScriptureReference } from './scripture-references.ts';
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
  const references = findScriptureReferences(text).filter(
    ({ index, text }) => !excludedText.slice(index, index + text.length).includes(mark),
  );
  return linkedWithin(nodes, references, 0);
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

/** Links references in nodes whose text begins at `start`. Those within an element are linked in it. */
function linkedWithin(
  nodes: ElementContent[],
  references: readonly ScriptureReference[],
  start: number,
): ElementContent[] {
  const across: ScriptureReference[] = [];
  let place = start;
  let next = 0;
  for (const node of nodes) {
    const begin = place;
    place += runText(node).length;
    const within: ScriptureReference[] = [];
    for (let it = references[next]; it && it.index < place; it = references[++next]) {
      const isWithin = it.index + it.text.length <= place;
      (isWithin && node.type === 'element' ? within : across).push(it);
    }
    if (node.type === 'element' && within.length > 0)
      node.children = linkedWithin(node.children, within, begin);
  }
  const linked: ElementContent[] = [];
  const rest = nodes.toReversed();
  let end = start;
  for (const { index, text, verses } of across) {
    linked.push(...takeNodes(rest, index - end));
    linked.push(h('a', { href: hrefOf(verses) }, takeNodes(rest, text.length)));
    end = index + text.length;
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

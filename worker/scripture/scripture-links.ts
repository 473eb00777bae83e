import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { passageHref } from '../../shared/pages/passages.ts';
import type { Range } from '../../shared/scripture/reference-ranges.ts';
import { passageOf } from '../../shared/scripture/verses.ts';
import { readReferences } from './scripture-references.ts';
import { type Leaf, type TextRun, textRuns } from './text-runs.ts';

/** Elements in which references are not linked: links, headings, code, quotations and their sources. */
const excluded = /^(a|h[1-6]|code|pre|kbd|blockquote|q|cite|figcaption|caption|abbr|time|del)$/;

/**
 * Links the Scripture references in a sanitized tree: to the thoughts on their chapter, or in the Old
 * Testament to the posts on the passage.
 */
export function linkScripture(tree: Root) {
  for (const run of textRuns(tree, ({ tagName }) => excluded.test(tagName))) {
    const references = readReferences(run.text);
    if (references.length === 0) continue;
    const children = run.parent.children as ElementContent[];
    const start = children.indexOf(run.nodes[0] as ElementContent);
    children.splice(start, run.nodes.length, ...nodesOf(withLinks(run, references)));
  }
}

/** Puts a link around the leaves of each reference, within the elements that have all of them. */
function withLinks({ leaves }: TextRun, references: readonly Range[]): Leaf[] {
  const rest = leaves.toReversed();
  const linked: Leaf[] = [];
  let place = 0;
  for (const { index, text, verses } of references) {
    linked.push(...takeLeaves(rest, index - place));
    const within = takeLeaves(rest, text.length);
    place = index + text.length;
    const isExcluded = within.some(({ around }) => around.some((it) => excluded.test(it.tagName)));
    const link = verses && h('a', { href: passageHref({ ...passageOf(verses), isPart: false }) });
    const shared = (within[0]?.around ?? []).filter((element, i) =>
      within.every(({ around }) => around[i] === element),
    );
    for (const leaf of within) {
      const around =
        link && !isExcluded ? leaf.around.toSpliced(shared.length, 0, link) : leaf.around;
      linked.push({ ...leaf, around });
    }
  }
  return [...linked, ...rest.reverse()];
}

/** Takes the leaves with so many characters from the end of a reversed list. The last one may be divided. */
function takeLeaves(reversed: Leaf[], length: number): Leaf[] {
  const taken: Leaf[] = [];
  for (let missing = length; missing > 0; ) {
    const leaf = reversed.pop();
    if (!leaf) break;
    const [before, after] = [leaf.text.slice(0, missing), leaf.text.slice(missing)];
    missing -= before.length;
    taken.push(after ? textLeaf(leaf, before) : leaf);
    if (after) reversed.push(textLeaf(leaf, after));
  }
  return taken;
}

function textLeaf(leaf: Leaf, text: string): Leaf {
  return { ...leaf, text, node: { type: 'text', value: text } };
}

/** The nodes with these leaves. An element that a link divides has its id once. */
function nodesOf(leaves: readonly Leaf[]): ElementContent[] {
  const nodes: ElementContent[] = [];
  const seen = new Set<Element>();
  let open: { element: Element; children: ElementContent[] }[] = [];
  for (const { node, around } of leaves) {
    open = open.filter(({ element }, i) => element === around[i]);
    for (const element of around.slice(open.length)) {
      const { id, ...others } = element.properties;
      const children: ElementContent[] = [];
      const properties = seen.has(element) ? others : element.properties;
      (open.at(-1)?.children ?? nodes).push({ ...element, properties, children });
      seen.add(element);
      open.push({ element, children });
    }
    (open.at(-1)?.children ?? nodes).push(node);
  }
  return nodes;
}

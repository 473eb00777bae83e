import type { ElementContent, Parents, Root } from 'hast';
import { h } from 'hastscript';
import { removeDisallowed, renameElement } from './allow-list.ts';
import { arrangeBlocks } from './arrange-blocks.ts';
import { removeHidden, separateBox } from './displayed.ts';
import { adaptCaption, adaptDisplay, adaptStyle, adaptTable, breakLines } from './editor-layout.ts';
import { numberPlayers, replaceEmbed } from './embeds.ts';
import { adaptEmphasis } from './emphasis.ts';
import { removePlainHeading, shiftHeadings } from './headings.ts';
import { loadImageLazily, removeFileNames, replaceImage } from './images.ts';
import { addLinkRel, nameLink, sanitizeLink } from './links.ts';
import { prefixTargets } from './links-within-post.ts';
import { isStable, parseMarkup, textOfMarkup } from './markup.ts';
import { adaptMath } from './math.ts';
import { eachElement, replaceElements } from './pass.ts';
import { adaptTexts } from './texts.ts';
import { toHtml } from './to-html.ts';
import { adaptWordLists } from './word-lists.ts';

/** @param idPrefix begins the ids of the elements that links within the post lead to */
type Pass = (tree: Root, idPrefix: string) => void;

const passes: readonly Pass[] = [
  // These turn what the allow-list removes into what it allows.
  removeFileNames,
  replaceElements(removeHidden, replaceEmbed, replaceImage, separateBox),
  numberPlayers,
  adaptWordLists,
  eachElement(
    ...[breakLines, adaptCaption, adaptTable, adaptStyle],
    ...[adaptMath, renameElement, adaptDisplay, removePlainHeading, sanitizeLink],
  ),
  (tree) => adaptEmphasis(tree),

  removeDisallowed,

  prefixTargets,
  (tree) => adaptTexts(tree),
  shiftHeadings,
  arrangeBlocks,

  // Only these add what provider HTML may not contain: fixed attributes, names of links and wrappers.
  eachElement(loadImageLazily, nameLink, addLinkRel),
  wrapTables,
];

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and adapts it to the
 * site: its headings begin at `h2`, images load lazily, wide tables scroll, and links around images
 * have a name. The result is the tree that its HTML is parsed to. Everything downstream trusts only
 * this. Other markup, and what is unreadable, is reduced to its text.
 */
export function sanitize(markup: string, idPrefix: string): Root {
  let html = markup;
  for (let round = 1; round <= 2; round++) {
    const tree = parseMarkup(html);
    if (!tree) break;
    for (const pass of passes) pass(tree, idPrefix);
    if (isStable(tree)) return tree;
    html = toHtml(tree);
  }
  return h(null, h('p', textOfMarkup(markup)));
}

const tableFrame = { className: ['table-frame'], tabIndex: 0, role: 'group', ariaLabel: 'Table' };

/** Wraps each table that is in no other one. A wrapper scrolls, with the keyboard too. */
function wrapTables(parent: Parents) {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'table') return h('div', tableFrame, [child]);
    wrapTables(child);
    return child;
  });
}

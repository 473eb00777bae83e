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
import { isStable, parseMarkup, serializeMarkup, textOfMarkup } from './markup.ts';
import { adaptMath } from './math.ts';
import { eachElement, type Pass, type PassOptions, replaceElements } from './pass.ts';
import { adaptTexts } from './texts.ts';
import { adaptWordLists } from './word-lists.ts';

const replaceHidden = replaceElements(removeHidden, replaceEmbed, replaceImage, separateBox);

/** The passes, in their order. */
const passes: readonly Pass[] = [
  // These turn what the allow-list removes into what it allows.
  removeFileNames,
  replaceHidden,
  numberPlayers,
  adaptWordLists,
  eachElement(
    ...[breakLines, adaptCaption, adaptTable, adaptStyle],
    ...[adaptMath, renameElement, adaptDisplay, removePlainHeading, sanitizeLink],
  ),
  adaptEmphasis,

  removeDisallowed,

  prefixTargets,
  adaptTexts,
  shiftHeadings,
  arrangeBlocks,

  // Only these add what provider HTML may not contain: fixed attributes, names of links and wrappers.
  eachElement(loadImageLazily, nameLink, addLinkRel),
  wrapTables,
];

export type SanitizedContent = {
  /** The tree that `html` is parsed to. */
  tree: Root;
  html: string;
};

/**
 * Parses provider HTML to the HTML standard, reduces it to the allow-list and adapts it to the
 * site: its headings begin at `topHeading`, images load lazily, wide tables scroll, and links around
 * images have a name. The result is parsed to the tree that it was made from. Everything downstream
 * trusts only this. Other markup, and what is unreadable, is reduced to its text.
 *
 * @param additions passes that add to the sanitized tree. A result that is not stable is made without them
 */
export function sanitize(
  markup: string,
  topHeading: PassOptions['topHeading'],
  idPrefix: string,
  additions: readonly Pass[] = [],
): SanitizedContent {
  const options = { topHeading, idPrefix };
  const sanitized =
    sanitizeTwice(markup, options, [...passes, ...additions]) ??
    (additions.length > 0 && sanitizeTwice(markup, options, passes));
  if (sanitized) return sanitized;
  const tree = h(null, h('p', textOfMarkup(markup)));
  return { tree, html: serializeMarkup(tree) };
}

/** Sanitizes markup; undefined if the markup is unreadable, or is parsed to another tree again and again. */
function sanitizeTwice(markup: string, options: PassOptions, passes: readonly Pass[]) {
  let html = markup;
  for (let round = 1; round <= 2; round++) {
    const tree = parseMarkup(html);
    if (!tree) return undefined;
    for (const pass of passes) pass(tree, options);
    html = serializeMarkup(tree);
    if (isStable(tree)) return { tree, html };
  }
  return undefined;
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

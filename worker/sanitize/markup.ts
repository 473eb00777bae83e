import type { Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
  type Token,
  Tokenizer,
  TokenizerMode,
} from 'parse5';
import { plainText, printable } from '../../shared/text/plain-text.ts';
import { toHtml } from './to-html.ts';

/**
 * No editor exceeds these limits. The standard's handling of unclosed tags can turn a short text
 * into a tree of millions of elements, or one too deep for recursion.
 */
export const limits = { elements: 20_000, depth: 250 };

const tooManyElements = new Error('The markup has too many elements.');

/**
 * Parses markup without its unprintable characters as the `innerHTML` of a `div` (HTML standard, section 13.4). Undefined
 * if the markup exceeds the limits.
 */
export function parseMarkup(markup: string): Root | undefined {
  const fragment = parse(printable(markup));
  return fragment && (fromParse5(fragment) as Root);
}

/** Returns the text of markup without parsing it to a tree, whatever its size. Tags separate words, and code is omitted. */
export function textOfMarkup(markup: string): string {
  const words: string[] = [];
  let isCode = false;
  const addText = ({ chars }: Token.CharacterToken) => words.push(isCode ? '' : chars);
  const addTag = () => words.push(' ');
  const tokenizer = new Tokenizer(
    {},
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: () => {},
      onStartTag: ({ tagName }) => {
        addTag();
        isCode = /^(?:script|style)$/.test(tagName);
        if (isCode) tokenizer.state = TokenizerMode.RAWTEXT;
      },
      onEndTag: () => {
        addTag();
        isCode = false;
      },
      onComment: addTag,
      onDoctype: addTag,
      onEof: () => {},
    },
  );
  tokenizer.write(markup, true);
  return plainText(words.join(''));
}

/**
 * Whether the markup of a tree is parsed to the same tree. Parsing takes most of the time, so texts that the parser
 * treats like one letter are one.
 */
export function isStable(tree: Root): boolean {
  const markup = toHtml(tree, (node) => (node.type === 'text' ? shortText(node) : node));
  const fragment = parse(markup);
  return fragment !== undefined && serialize(fragment) === markup;
}

/** White space at the beginning of a text can be parsed otherwise, and so can these characters. */
function shortText(text: Text): Text {
  const { value } = text;
  return /[<>&\r]/.test(value) ? text : { ...text, value: value.replace(/[^\s].*$/s, 'x') };
}

function parse(markup: string): DefaultTreeAdapterTypes.DocumentFragment | undefined {
  let elements = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element) {
      if (++elements > limits.elements) throw tooManyElements;
      return defaultTreeAdapter.createElement(...element);
    },
  };
  const context = defaultTreeAdapter.createElement('div', html.NS.HTML, []);
  try {
    const fragment = parseFragment(context, markup, { treeAdapter });
    // Goes level by level, because recursion could overflow the stack.
    let level = fragment.childNodes;
    for (let depth = 0; level.length > 0; depth++) {
      if (depth === limits.depth) return undefined;
      level = level.flatMap(childrenOf);
    }
    return fragment;
  } catch (error) {
    if (error === tooManyElements) return undefined;
    throw error;
  }
}

function childrenOf(node: DefaultTreeAdapterTypes.ChildNode) {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

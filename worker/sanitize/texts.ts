import type { ElementContent, Parents, Text } from 'hast';
import { h } from 'hastscript';
import { printable } from '../../shared/text/plain-text.ts';
import { isBreak, isPlain } from './node-kinds.ts';

/** Words that at least three no-break spaces join, as editors write whole sentences, and gaps of three. */
const chain = /(?<!\S)\S+(?:\u00a0+\S+){3,}|(?<=\S)\u00a0{3,}(?=\S)/g;

const greekOrHebrew = /[\u0370-\u03ff\u1f00-\u1fff\u0590-\u05ff\ufb1d-\ufb4f]/;

/** Two or more letters of a script, with the words that follow. */
const wordsOf = (script: string) =>
  String.raw`\p{Script=${script}}[\p{Script=${script}}\p{M}]+(?:[\s\p{P}\u02bc]+\p{Script=${script}}[\p{Script=${script}}\p{M}]*)*`;
const foreignWords = new RegExp(`(${wordsOf('Greek')}|${wordsOf('Hebrew')})`, 'u');

/** Makes spaces of no-break spaces that keep no words together on purpose, and names the language of Greek and Hebrew words. */
export function adaptTexts(parent: Parents, isPreformatted = false, hasLanguage = false) {
  const nodes: ElementContent[] = [];
  for (const child of joinedTexts(withoutSpans(parent.children as ElementContent[]))) {
    if (child.type === 'text') {
      // Character references can be unprintable.
      child.value = printable(child.value);
      if (!isPreformatted) child.value = withSpaces(child.value, isBreak(nodes.at(-1)));
      if (!hasLanguage && greekOrHebrew.test(child.value)) nodes.push(...languagesIn(child));
      else nodes.push(child);
    } else if (child.type === 'element') {
      const { tagName, properties } = child;
      const isForeign = properties.lang !== undefined && foreign.test(String(properties.lang));
      adaptTexts(child, isPreformatted || tagName === 'pre', hasLanguage || isForeign);
      nodes.push(child);
    }
  }
  parent.children = nodes;
}

/** The languages that Greek and Hebrew letters can be of. */
const foreign = /^(?:el|grc|he|hbo|iw|yi|ar)\b/i;

/** A `span` without attributes says nothing. */
function withoutSpans(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    const isSpan = node.type === 'element' && node.tagName === 'span' && isPlain(node.properties);
    return isSpan ? withoutSpans(node.children) : [node];
  });
}

/** Removed elements leave two texts, of which only one needs a space between them. */
export function joinedTexts(nodes: ElementContent[]): ElementContent[] {
  return nodes.filter((node, i) => {
    const next = nodes[i + 1];
    if (node.type !== 'text' || next?.type !== 'text') return true;
    next.value =
      node.value + (node.value.endsWith(' ') ? next.value.replace(/^ /, '') : next.value);
    return false;
  });
}

/** Indentations of lines stay. */
function withSpaces(text: string, isLine: boolean): string {
  if (!text.includes('\u00a0')) return text;
  const [indent = ''] = (isLine && /^\u00a0+/.exec(text)) || [];
  const words = text.slice(indent.length);
  return /\S/.test(words) && !/[ \t\n]/.test(words)
    ? indent + words.replace(/\u00a0+/g, ' ')
    : indent + words.replace(chain, (joined) => joined.replace(/\u00a0+/g, ' '));
}

/** Splits a text at the foreign words, which the pattern captures. */
function languagesIn({ value }: Text): ElementContent[] {
  return value
    .split(foreignWords)
    .map((part, i) =>
      i % 2 === 1 ? h('span', { lang: languageOf(part) }, part) : { type: 'text', value: part },
    );
}

/** Ancient Greek has breathings and several accents. */
function languageOf(words: string): 'he' | 'grc' | 'el' {
  if (/\p{Script=Hebrew}/u.test(words)) return 'he';
  return /[\u1f00-\u1fff]/.test(words.normalize()) ? 'grc' : 'el';
}

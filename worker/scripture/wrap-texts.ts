import type { Element, ElementContent, Parents, Text } from 'hast';

/** Puts what is from one text to a later one into `wrapper`. Elements that contain only a part of it are divided. */
export function wrapTexts(parent: Parents, first: Text, last: Text, wrapper: Element) {
  const children = parent.children as ElementContent[];
  const start = children.findIndex((child) => contains(child, first));
  const end = children.findIndex((child) => contains(child, last));
  const [from, to] = [children[start], children[end]];
  if (!from || !to) return;
  if (from === to && from.type === 'element') return wrapTexts(from, first, last, wrapper);
  const [before, begin] = divided(from, first, 'before');
  const [rest, after] = divided(to, last, 'after');
  wrapper.children = [...begin, ...children.slice(start + 1, end), ...rest];
  parent.children = [
    ...children.slice(0, start),
    ...before,
    wrapper,
    ...after,
    ...children.slice(end + 1),
  ];
}

function contains(node: ElementContent, text: Text): boolean {
  if (node.type === 'element') return node.children.some((child) => contains(child, text));
  return node === text;
}

/** Divides a node before or after a text in it. */
function divided(
  node: ElementContent,
  text: Text,
  place: 'before' | 'after',
): [ElementContent[], ElementContent[]] {
  if (node.type !== 'element') return place === 'before' ? [[], [node]] : [[node], []];
  const i = node.children.findIndex((child) => contains(child, text));
  const child = node.children[i];
  const [left, right] = child ? divided(child, text, place) : [[], []];
  const before = [...node.children.slice(0, i), ...left];
  const after = [...right, ...node.children.slice(i + 1)];
  if (before.length === 0) return [[], [node]];
  if (after.length === 0) return [[node], []];
  const { id: _, ...properties } = node.properties;
  return [[{ ...node, children: before }], [{ ...node, properties, children: after }]];
}

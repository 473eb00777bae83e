import type { Element } from 'hast';
import { listNumberings } from '../../shared/content/list-numberings.ts';

/** The classes that a post's markup can have; client/post/PostContent.module.css gives them their look. */
export const ownClasses = [
  ...(['align-left', 'align-center', 'align-right', 'align-justify'] as const),
  ...(['float-left', 'float-right'] as const),
  ...(['width-25', 'width-50', 'width-75', 'width-100', 'indent'] as const),
  ...listNumberings.map(([, style]) => `list-${style}` as const),
  ...(['list-circle', 'list-square'] as const),
];

export type OwnClass = (typeof ownClasses)[number];

const known: ReadonlySet<unknown> = new Set(ownClasses);

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** Only where it is one. */
export function addClass(element: Element, name: string) {
  const classes = classesOf(element);
  if (!known.has(name) || classes.includes(name)) return;
  element.properties.className = [...classes, name];
}

/** Of all classes only ours stay: they say what a style would have said. */
export function keepOwnClasses(element: Element) {
  const own = classesOf(element).filter((name) => known.has(name));
  if (own.length > 0) element.properties.className = [...new Set(own)];
  else delete element.properties.className;
}

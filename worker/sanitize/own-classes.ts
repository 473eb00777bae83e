import type { Element } from 'hast';

/** The classes that the markup of a post can have. client/post/PostContent.module.css styles them. */
export const ownClasses = [
  ...['align-left', 'align-center', 'align-right', 'align-justify'],
  ...['float-left', 'float-right'],
  'indent',
];

const ownClassSet: ReadonlySet<string> = new Set(ownClasses);

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

export function addClass(element: Element, name: string) {
  const classes = classesOf(element);
  if (!ownClassSet.has(name) || classes.includes(name)) return;
  element.properties.className = [...classes, name];
}

export function removeOtherClasses(element: Element) {
  if (element.properties.className === undefined) return;
  const own = classesOf(element).filter((name) => ownClassSet.has(name));
  if (own.length > 0) element.properties.className = [...new Set(own)];
  else delete element.properties.className;
}

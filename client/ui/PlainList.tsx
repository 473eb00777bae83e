import { type ComponentProps, createElement } from 'react';

/** A list without markers. In Safari such a list has no role, unless it is named. */
export function PlainList(props: ComponentProps<'ul'>) {
  return createElement('ul', { role: 'list', ...props });
}

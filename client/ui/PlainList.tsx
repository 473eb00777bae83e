import { type ComponentProps, createElement } from 'react';

type PlainListProps = ComponentProps<'ul'> & { as?: 'ul' | 'ol' };

/** A list without markers. In Safari such a list has no role, unless it is named. */
export function PlainList({ as = 'ul', ...props }: PlainListProps) {
  return createElement(as, { role: 'list', ...props });
}

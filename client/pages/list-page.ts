import type { ComponentType } from 'react';
import { browseLabel, browseQuery } from '../../shared/browse.ts';
import type { List } from '../../shared/lists.ts';
import type { PostPage } from '../../shared/post.ts';
import type { Content, Remote } from '../content/content-atoms.ts';
import { browseAtom, listContent } from '../content/page-content.ts';
import type { Page } from './page.ts';

type ListPageOptions = {
  Component: ComponentType;
  list: List;
  description: string;
  labelDescription?: (label: string) => string;
  extras?: readonly Content<unknown>[];
};

/**
 * A page whose matter is a list. With a label that its panel offers, and that has posts, it is a
 * page of its own to search engines; a search or a later page is none.
 */
export function listPage({
  Component,
  list: { path, title, labels },
  description,
  labelDescription = () => description,
  extras = [],
}: ListPageOptions): Page {
  return {
    Component,
    main: listContent,
    extras,
    hasPanel: labels.size > 0,
    meta: (get) => {
      const browse = get(browseAtom);
      const firstPage = browse.pageToken === undefined;
      if (browse.mode !== 'label') {
        return { title, description, canonical: firstPage && browse.mode === 'all' ? path : null };
      }
      const { label } = browse;
      const isIndexed = firstPage && labels.has(label) && !isEmpty(get(listContent.remote));
      return {
        title: `${label} | ${title}`,
        name: label,
        section: { title, path },
        description: labelDescription(label),
        canonical: isIndexed ? path + browseQuery(browseLabel(label)) : null,
      };
    },
  };
}

function isEmpty(list: Remote<PostPage>): boolean {
  return list !== 'loading' && 'data' in list && list.data.posts.length === 0;
}

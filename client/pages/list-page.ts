import type { ComponentType } from 'react';
import { browseQuery } from '../../shared/browse/browse-state.ts';
import type { List } from '../../shared/content/lists.ts';
import type { PostPage } from '../../shared/content/post.ts';
import { listTitle } from '../browse/list-title.ts';
import type { Content, Remote } from '../content/content-atoms.ts';
import { browseAtom, listContent } from '../content/route-content.ts';
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
      const isFirst = browse.pageToken === undefined;
      if (isFirst && browse.mode === 'all') return { title, description, canonical: path };
      const label = browse.mode === 'label' && labels.has(browse.label) ? browse.label : undefined;
      const isIndexed = isFirst && label !== undefined && !isEmpty(get(listContent.remote));
      return {
        title: `${listTitle(browse, labels)} | ${title}`,
        section: { title, path },
        description: label === undefined ? description : labelDescription(label),
        ...(label !== undefined && { name: label }),
        canonical: isIndexed ? path + browseQuery(browse) : null,
      };
    },
  };
}

function isEmpty(list: Remote<PostPage>): boolean {
  return list !== 'loading' && 'data' in list && list.data.posts.length === 0;
}

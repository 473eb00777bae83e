import type { ComponentType } from 'react';
import type { List } from '../../shared/content/lists.ts';
import type { PostPage } from '../../shared/content/post.ts';
import { listHref } from '../../shared/routes.ts';
import { listTitle } from '../browse/list-title.ts';
import { listContent, type Remote } from '../content/content-atoms.ts';
import { browseAtom } from '../state/route-atom.ts';
import type { Page } from './page.ts';

type ListPageOptions = {
  Component: ComponentType;
  list: List;
  description: string;
  labelDescription?: (label: string) => string;
  hasPanel?: boolean | undefined;
};

/**
 * Creates the page of a list. Search engines may index it and each label of its panel that has posts,
 * but not a search or a later page.
 */
export function listPage({
  Component,
  list,
  description,
  labelDescription = () => description,
  hasPanel,
}: ListPageOptions): Page {
  const { title, labels } = list;
  const path = listHref(list);
  return {
    Component,
    hasPanel,
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
        canonical: isIndexed ? listHref(list, browse) : null,
      };
    },
  };
}

function isEmpty(list: Remote<PostPage>): boolean {
  return list !== 'loading' && 'data' in list && list.data.posts.length === 0;
}

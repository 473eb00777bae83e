import type { ComponentType } from 'react';
import { browseLabel, browseQuery } from '../../shared/browse.ts';
import type { Content } from '../content/content-atoms.ts';
import { browseAtom, listContent } from '../content/page-content.ts';
import type { Page } from './page.ts';

type ListPageOptions = {
  Component: ComponentType;
  title: string;
  path: string;
  description: string;
  extras?: readonly Content<unknown>[];
};

/** A page whose matter is a list. A label's list is canonical; a search or a later page is not. */
export function listPage({
  Component,
  title,
  path,
  description,
  extras = [],
}: ListPageOptions): Page {
  return {
    Component,
    main: listContent,
    extras,
    meta: (get) => {
      const browse = get(browseAtom);
      return {
        title,
        description,
        canonical: path + (browse.mode === 'label' ? browseQuery(browseLabel(browse.label)) : ''),
      };
    },
  };
}

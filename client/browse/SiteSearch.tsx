import { searchHref, searchPage } from '../../shared/pages/search.ts';
import { SearchBox } from './SearchBox.tsx';

type SiteSearchProps = {
  q?: string;
  hasFocus?: boolean;
  /** The path of the page, to which × leads. */
  path: string;
};

export function SiteSearch({ q = '', hasFocus, path }: SiteSearchProps) {
  return (
    <SearchBox
      label="Search the site"
      placeholder="A question, a topic or a passage"
      action={searchPage.path}
      applied={q}
      hasFocus={hasFocus}
      hrefOf={(text) => (text.trim() ? searchHref(text) : path)}
    />
  );
}

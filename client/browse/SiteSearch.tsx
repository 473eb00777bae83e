import { searchHref, searchPage } from '../../shared/pages/search.ts';
import { SearchBox } from './SearchBox.tsx';

type SiteSearchProps = {
  /** The text of the search that is shown. */
  q?: string;
  /** The path of the page, to which × leads. */
  path: string;
};

/** The search box of all lists. */
export function SiteSearch({ q = '', path }: SiteSearchProps) {
  return (
    <SearchBox
      label="Search the site"
      placeholder="A question, a topic or a passage"
      action={searchPage.path}
      shown={q ? searchHref(q) : path}
      applied={q}
      hrefOf={(text) => (text.trim() ? searchHref(text) : path)}
    />
  );
}

import { searchHref, searchPage } from '../../shared/pages/search.ts';
import { SearchBox } from './SearchBox.tsx';

type SiteSearchProps = {
  q?: string;
  /** The path of the page, to which × leads. */
  path: string;
};

export function SiteSearch({ q = '', path }: SiteSearchProps) {
  return (
    <SearchBox
      label="Search the site"
      placeholder="A question, a topic or a passage"
      action={searchPage.path}
      applied={q}
      hrefOf={(text) => (text.trim() ? searchHref(text) : path)}
    />
  );
}

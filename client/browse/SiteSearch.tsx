import { homePage } from '../../shared/pages/home.ts';
import { searchHref, searchPage } from '../../shared/pages/search.ts';
import { SearchBox } from './SearchBox.tsx';

/** The search of the whole site, on its page with the searched text, and on the home page. */
export function SiteSearch({ q }: { q?: string }) {
  const { path } = q === undefined ? homePage : searchPage;
  return (
    <SearchBox
      label="Search the site"
      placeholder="Question, topic or passage"
      action={searchPage.path}
      applied={q ?? ''}
      hasFocus={q === ''}
      hrefOf={(text) => (text.trim() ? searchHref(text) : path)}
    />
  );
}

import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { postPages } from '../../shared/pages/post.ts';
import { searchPage } from '../../shared/pages/search.ts';
import { paramsOf, parseRoute, type Route } from '../../shared/routes.ts';
import { chapterOf, referenceText, versesOfChapter } from '../../shared/scripture/verses.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import { toText } from '../../shared/text/to-text.ts';
import { passagesOf } from '../../worker/crawl/post-index.ts';
import { shownTitle, untitled } from '../../worker/provider/wire-schemas.ts';
import { referencesOf } from '../../worker/scripture/cited-passages.ts';
import type { SitePost, SitePosts } from './site-posts.ts';

/** Returns the problem of a post, which continues a sentence that begins with its link; undefined or false if it has none. */
type Rule = (post: SitePost, site: SitePosts) => string | false | undefined;

/** The host of a blog, not of its pictures. */
const bloggerHost = /^(?!.*\bbp\.).*\.blogspot\.[a-z.]+$/;

/** What staff can mend, by the kinds of problems. */
export const rules: Record<string, Rule> = {
  'Posts without a title': (post) => hasNoTitle(post) && 'has no title. Give it one in Blogger.',
  'Posts without a text': (post) =>
    !toText(post.tree).trim() &&
    ['img', 'iframe'].every((name) => elementsOf(post, name).length === 0) &&
    'has no text. Write one, or delete the post.',
  'Posts without a date': ({ published }) =>
    published === null && 'has no date. Set one in Blogger: Post settings, Published on.',
  'Pictures without a description': (post) => {
    const { length } = elementsOf(post, 'img').filter(({ properties }) => !properties.alt);
    return (
      length > 0 &&
      `has ${length} ${nounFor(length, 'picture')} without alternative text. Describe what each one shows: click it in the editor, then Edit, Alt text.`
    );
  },
  'Links to posts that do not exist': (post, { url, index }) => {
    const missing = linkedRoutes(post, url).flatMap((route) => {
      const linked = paramsOf(route, ...Object.values(postPages));
      return linked && !index.post(linked.list, linked.id) ? [`${linked.list} ${linked.id}`] : [];
    });
    return (
      missing.length > 0 &&
      `links to ${missing.join(', ')}, which does not exist. Correct the link or remove it.`
    );
  },
  // The sanitizer has removed their URLs.
  'Links that lead nowhere': (post) => {
    const texts = elementsOf(post, 'a')
      .filter(({ properties: { href, id } }) => href === undefined && id === undefined)
      .flatMap((link) => toText(link) || []);
    return (
      texts.length > 0 &&
      `has links that lead to no page: “${texts.join('”, “')}”. Begin links to other sites with https://, and link to posts at their pages on this site.`
    );
  },
  'Links to pages of Blogger': (post) => {
    const hrefs = elementsOf(post, 'a').flatMap(({ properties }) => String(properties.href ?? ''));
    const old = hrefs.filter((href) => bloggerHost.test(URL.parse(href)?.hostname ?? ''));
    return (
      old.length > 0 &&
      `links to ${old.join(', ')}. If that is the old blog, link to the page of the post on this site.`
    );
  },
  'References to verses that do not exist': ({ title, tree }) => {
    const problems = referencesOf(title, tree).flatMap(({ problem, text }) =>
      problem ? `“${text.replace(/\s+/g, ' ')}” (${problem.replace(/\.$/, '')})` : [],
    );
    return problems.length > 0 && `cites ${problems.join(', ')}. Correct the reference.`;
  },
  'Thoughts without the label of a chapter': (post) => {
    if (post.list !== 'thoughts' || chaptersOf(post).length > 0) return undefined;
    const cited = passagesOf(post).map(referenceText).join(', ');
    const example = cited && ` It cites ${cited}.`;
    return `has no label of a chapter, so nobody finds it in the panel.${example} Add the label of the chapter that it is about.`;
  },
  'Thoughts that lack the label of their chapter': (post) => {
    const labels = post.list === 'thoughts' ? chaptersOf(post) : [];
    const chapters = mainChapters(post);
    const [chapter] = chapters;
    if (!chapter || labels.length === 0 || chapters.some((it) => labels.includes(it))) return false;
    return `seems to be about ${chapter}, but has only ${labels.join(', ')} as its label. Add the label ${chapter}.`;
  },
  'Search tips that leave out the search of the whole site': (post, { url }) =>
    post.list === 'articles' &&
    /^search tips$/i.test(post.title) &&
    !linkedRoutes(post, url).some((route) => paramsOf(route, searchPage)?.q) &&
    'speaks only of the search of one list. Begin it with the search of the whole site, and link to an example: docs/content.md has a text to copy.',
  'Posts with the title of another one in their list': (post, { posts }) =>
    !hasNoTitle(post) &&
    posts.some((other) => other !== post && titleInList(other) === titleInList(post)) &&
    'has the same title as another post in its list. Change one of the titles, or delete the copy.',
};

function titleInList({ list, title }: SitePost): string {
  return `${list} ${title.toLowerCase()}`;
}

function hasNoTitle({ title, tree }: SitePost): boolean {
  return title === shownTitle(untitled, tree);
}

function elementsOf({ tree }: SitePost, tagName: string): Element[] {
  const found: Element[] = [];
  visit(tree, { type: 'element', tagName }, (element: Element) => void found.push(element));
  return found;
}

/** The pages of the site that a post links to. */
function linkedRoutes(post: SitePost, url: string): Route[] {
  return elementsOf(post, 'a').flatMap(({ properties }) => {
    const target = URL.parse(String(properties.href ?? ''), url);
    return target?.origin === url ? parseRoute(target) : [];
  });
}

/** The labels of chapters. */
function chaptersOf({ labels }: SitePost): string[] {
  return labels.filter(versesOfChapter);
}

/** The chapters that a post may be on: that of its first reference, a title's before those of the text, and the one it cites most. */
function mainChapters({ title, tree }: SitePost): string[] {
  const cited = referencesOf(title, tree).flatMap(({ verses }) => {
    if (!verses) return [];
    const { book, number } = chapterOf(verses.first);
    return `${book} ${number}`;
  });
  const byCount = [...Map.groupBy(cited, (chapter) => chapter).values()];
  const mostCited = byCount.sort((a, b) => b.length - a.length)[0] ?? [];
  return [...new Set([...cited.slice(0, 1), ...mostCited])];
}

import { html } from 'hono/html';
import type { PostLink } from '../../shared/content/post.ts';
import type { ReadingDetails } from '../../shared/content/readings.ts';
import { postHref } from '../../shared/pages/post.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import type { Settings } from '../settings.ts';
import type { ChurchWeek } from '../sundays/sundays.ts';
import type { Feed, FeedEntry } from './feed.ts';

/** One entry a week, for a newsletter: its Sunday and feasts with their readings, the posts on them, and the handouts. */
export function weeksFeed(settings: Settings, weeks: readonly ChurchWeek[]): Feed {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
  const entries = weeks.flatMap(({ monday, days }): FeedEntry[] => {
    const sunday = days.at(-1);
    if (!sunday) return [];
    const body = days.map(
      ({ title, href, named, readings, handout }) =>
        html`<h2><a href="${siteUrl}${href}">${title}</a></h2>${named.length > 0 && html`<h3>Named after the day</h3>${postRows(named)}`}${readings.map(reading)}${handout && html`<p><a href="${siteUrl}${handout.href}">Handout for ${handout.title} (${handout.posts.length})</a></p>`}`,
    );
    return [
      {
        url: siteUrl + sunday.href,
        title: sunday.title,
        published: `${monday}T00:00:00.000Z`,
        html: html`${body}`.toString(),
      },
    ];
  });
  return {
    page: siteUrl + sundaysPage.path,
    title: `The coming Sunday | ${productName}`,
    entries,
  };

  function reading({ text, groups, above, nearest, alternatives }: ReadingDetails): unknown {
    return html`<h3>${text}</h3>${groups.map(({ title, posts }) => html`<p>${title}</p>${postRows(posts)}`)}${above.length > 0 && html`<p>Above: ${above.map(({ title }) => title).join(', ')}</p>`}${nearest && html`<p>No post yet.</p>`}${alternatives.map((other) => reading({ ...other, text: `or ${other.text}` }))}`;
  }

  function postRows(posts: readonly PostLink[]) {
    const rows = posts.map(
      ({ list, id, title, reference }) =>
        html`<li><a href="${siteUrl}${postHref(list, id)}">${title}</a>${reference && ` (${reference})`}</li>`,
    );
    return html`<ul>${rows}</ul>`;
  }
}

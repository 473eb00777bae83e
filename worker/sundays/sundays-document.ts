import { html } from 'hono/html';
import { browseAll, browseLabel, browseSearch } from '../../shared/browse/browse-state.ts';
import { sundaysQuery } from '../../shared/content/content-request.ts';
import { postCount } from '../../shared/content/post.ts';
import type { SundaysDocument } from '../../shared/content/site-document.ts';
import { handoutHref } from '../../shared/handout/handout-url.ts';
import { calendarPath, listHref, passagesHref, paths } from '../../shared/routes.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { Season } from './church-year.ts';
import { dayFormat, isoDate } from './civil-day.ts';
import { dayHandout } from './day-handout.ts';
import { allSeries, type LectionaryDay, lectionaries, type Series } from './lectionary.ts';
import { postCountText, type ReadingPart, readingParts } from './reading-parts.ts';

const fullDate = dayFormat({ dateStyle: 'full' });
const longDate = dayFormat({ dateStyle: 'long' });

/** The headings of the seasons whose name is also that of a day. */
const seasonTitles: Partial<Record<Season, string>> = {
  Pentecost: 'After Pentecost',
  Trinity: 'After Trinity',
};

const calendar = html` For your own calendar: <a href="${calendarPath}">sundays.ics</a>. Open this file, or subscribe to its address.`;

type DocumentOptions = {
  days: readonly LectionaryDay[];
  shown: Series;
  /** The series of the query, which the links to other dates keep; empty for that of the site. */
  linked: string;
  index: PostIndex;
};

export function yearDocument({ days, shown, linked, index }: DocumentOptions): SundaysDocument {
  const sections = bySeason(days).map(
    ({ season, days }) =>
      html`<h2>${seasonTitles[season] ?? season}</h2>${days.map(
        (day) =>
          html`<h3><a href="${dateHref(day, linked)}">${nameOf(day)}</a></h3>${details(day, index)}`,
      )}`,
  );
  return {
    id: 'sundays',
    title: `Sundays and Feasts${linked && `: ${lectionaries[shown].title}`}`,
    content:
      html`${seriesLinks(shown)}<p>The year ahead.${!linked && calendar}</p>${sections}`.toString(),
  };
}

/** The page of one date; undefined if it has no day. It has two days if a feast falls on a Sunday. */
export function dateDocument({
  days,
  shown,
  linked,
  index,
}: DocumentOptions): SundaysDocument | undefined {
  const [first] = days;
  if (!first) return undefined;
  const sections = days.map(
    (day) => html`${days.length > 1 && html`<h2>${nameOf(day)}</h2>`}${details(day, index)}`,
  );
  return {
    id: 'sundays',
    title: `${days.map(nameOf).join(' and ')}, ${longDate(first.day)}`,
    content:
      html`${sections}<p><a href="${sundaysHref(linked)}">All Sundays and feasts</a></p>${seriesLinks(shown, first)}`.toString(),
  };
}

export function dateHref({ day }: LectionaryDay, series = ''): string {
  return sundaysHref(series, isoDate(day));
}

function sundaysHref(series: string, date = ''): string {
  return paths.sundays + sundaysQuery({ date, series });
}

/** Each series, on the same date if it has a Sunday or feast then. */
function seriesLinks(shown: Series, date?: LectionaryDay) {
  const links = allSeries.map((series, i) => {
    const { title, days } = lectionaries[series];
    const href =
      date && days(date.day, date.day + 1).length > 0
        ? dateHref(date, series)
        : sundaysHref(series);
    const link =
      series === shown
        ? html`<a href="${href}" aria-current="page"><strong>${title}</strong></a>`
        : html`<a href="${href}">${title}</a>`;
    return html`${i > 0 && ' · '}${link}`;
  });
  return html`<p>Readings of: ${links}</p>`;
}

export function nameOf({ name, alsoCalled }: LectionaryDay): string {
  return alsoCalled ? `${name} (${alsoCalled})` : name;
}

function details(lectionaryDay: LectionaryDay, index: PostIndex) {
  const { day, year, name, readings } = lectionaryDay;
  const search = listHref('thoughts', browseSearch(browseAll(), `title:"${name}"`));
  const links = readings.map(
    (reading, i) =>
      html`${i > 0 && ' · '}${readingParts(reading).map((part) => partLink(part, index))}`,
  );
  return html`<p><time datetime="${isoDate(day)}">${fullDate(day)}</time>${year && ` (Year\u00a0${year})`}<br>${links}<br><a href="${search}">Thoughts titled “${name}”</a>${handoutLink(lectionaryDay, index)}</p>`;
}

function handoutLink(day: LectionaryDay, index: PostIndex) {
  const { handout, omitted } = dayHandout(day, index);
  if (handout.posts.length === 0) return '';
  const left = omitted > 0 && ` (${omitted} more were left out)`;
  return html` · <a href="${handoutHref(handout)}">Handout</a> with ${postCount(handout.posts.length)}${left}`;
}

function partLink({ text, label, ref, verses }: ReadingPart, index: PostIndex) {
  const href = label ? listHref('thoughts', browseLabel(label)) : ref && passagesHref({ ref });
  const shown = unbroken(text);
  return html`${href ? html`<a href="${href}">${shown}</a>` : shown}${verses && unbroken(postCountText(verses, index))}`;
}

/** Keeps a number and its word in one line: '1 Corinthians', ' (3 posts)'. */
function unbroken(text: string): string {
  return text.replace(/(?<=^|\()(\d+) /, '$1\u00a0');
}

function bySeason(days: readonly LectionaryDay[]): { season: Season; days: LectionaryDay[] }[] {
  const seasons: { season: Season; days: LectionaryDay[] }[] = [];
  for (const day of days) {
    const last = seasons.at(-1);
    if (last?.season === day.season) last.days.push(day);
    else seasons.push({ season: day.season, days: [day] });
  }
  return seasons;
}

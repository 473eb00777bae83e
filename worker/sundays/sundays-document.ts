import { html } from 'hono/html';
import { browseAll, browseLabel, browseSearch } from '../../shared/browse/browse-state.ts';
import { thoughtsList } from '../../shared/content/lists.ts';
import type { SundaysDocument } from '../../shared/content/site-document.ts';
import { calendarPath, listHref, paths } from '../../shared/routes.ts';
import type { Season } from './church-year.ts';
import { dayFormat, isoDate } from './civil-day.ts';
import type { LectionaryDay } from './lectionary.ts';
import { type ReadingPart, readingParts } from './reading-parts.ts';

const fullDate = dayFormat({ dateStyle: 'full' });
const longDate = dayFormat({ dateStyle: 'long' });

export function yearDocument(lectionary: string, days: readonly LectionaryDay[]): SundaysDocument {
  const sections = bySeason(days).map(
    ({ season, days }) =>
      html`<h2>${season === 'Pentecost' ? 'After Pentecost' : season}</h2>${days.map(
        (day) => html`<h3><a href="${dateHref(day)}">${nameOf(day)}</a></h3>${details(day)}`,
      )}`,
  );
  return {
    id: 'sundays',
    title: 'Sundays and Feasts',
    content:
      html`<p>The year ahead, with the readings of the ${lectionary}. For your own calendar: <a href="${calendarPath}">sundays.ics</a>. Open this file, or subscribe to its address.</p>${sections}`.toString(),
  };
}

/** The page of one date; undefined if it has no day. It has two days if a feast falls on a Sunday. */
export function dateDocument(days: readonly LectionaryDay[]): SundaysDocument | undefined {
  const [first] = days;
  if (!first) return undefined;
  const sections = days.map(
    (day) => html`${days.length > 1 && html`<h2>${nameOf(day)}</h2>`}${details(day)}`,
  );
  return {
    id: 'sundays',
    title: `${days.map(nameOf).join(' and ')}, ${longDate(first.day)}`,
    content:
      html`${sections}<p><a href="${paths.sundays}">All Sundays and feasts</a></p>`.toString(),
  };
}

export function dateHref({ day }: LectionaryDay): string {
  return `${paths.sundays}?date=${isoDate(day)}`;
}

export function nameOf({ name, alsoCalled }: LectionaryDay): string {
  return alsoCalled ? `${name} (${alsoCalled})` : name;
}

function details({ day, year, name, readings }: LectionaryDay) {
  const search = listHref(thoughtsList, browseSearch(browseAll(), `title:"${name}"`));
  const links = readings.map(
    (reading, i) => html`${i > 0 && ' · '}${readingParts(reading).map(partLink)}`,
  );
  return html`<p><time datetime="${isoDate(day)}">${fullDate(day)}</time> (Year ${year})<br>${links}<br><a href="${search}">Thoughts titled “${name}”</a></p>`;
}

function partLink({ text, label }: ReadingPart) {
  return label === undefined
    ? text
    : html`<a href="${listHref(thoughtsList, browseLabel(label))}">${text}</a>`;
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

import { postHref } from '../../shared/pages/post.ts';
import { isoDate, siteDay } from '../../worker/calendar/civil-day.ts';
import type { Settings } from '../../worker/settings.ts';
import { lectionaries } from '../../worker/sundays/lectionary.ts';
import { postsOfDay } from '../../worker/sundays/posts-of-day.ts';
import { dateHref } from '../../worker/sundays/sundays-document.ts';
import { rules } from './post-problems.ts';
import { readSite } from './site-posts.ts';

/** Of each kind of problem. */
const maxShown = 20;

/** The Sundays and feasts of this time should have posts; days. */
const eightWeeks = 56;

/** Reads the posts of a deployed site, and returns what may be wrong in them as Markdown; empty if nothing was found. */
export async function siteReport(url: string, lectionary: Settings['LECTIONARY']): Promise<string> {
  const site = await readSite(url);
  const line = (title: string, href: string, problem: string) =>
    `- [${title.replace(/[\\[\]]/g, '\\$&')}](${url}${href}) ${problem}`;
  const ofPosts = Object.entries(rules).map(([kind, problemOf]) => {
    const lines = site.posts.flatMap((post) => {
      const problem = problemOf(post, site);
      return problem ? line(post.title, postHref(post.list, post.id), problem) : [];
    });
    return section(kind, lines);
  });
  const today = siteDay(Date.now());
  const days = lectionary === 'off' ? [] : lectionaries[lectionary].days(today, today + eightWeeks);
  const emptyDays = days
    .filter((day) => !postsOfDay(day, site.index).handout)
    .map((day) => {
      const problem = `on ${isoDate(day.day)} has no post on its readings. Write one, or label one that is there.`;
      return line(day.name, dateHref(day), problem);
    });
  const ofDays = section('Sundays and feasts of the next eight weeks without a post', emptyDays);
  return [...ofPosts, ofDays].filter(Boolean).join('\n');
}

function section(kind: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const more = lines.length - maxShown;
  const shown = more > 0 ? [...lines.slice(0, maxShown), `- and ${more} more`] : lines;
  return `## ${kind} (${lines.length})\n\n${shown.join('\n')}\n`;
}

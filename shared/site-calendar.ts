/** The time zone of the ministry (specification, section 9). */
export const siteTimeZone = 'America/Chicago';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: siteTimeZone });
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: siteTimeZone });

/** Formats an RFC 3339 date and time as 'March 21, 2025' in the time zone of the site (specification, section 9). */
export function publishedDate(published: string): string {
  return longDate.format(new Date(published));
}

let lastYear = { hour: Number.NaN, text: '' };

/** Formats the year once an hour: in the time zone of the site it changes at a full hour of UTC. */
export function currentYear(): string {
  const now = Date.now();
  const hour = Math.floor(now / 3_600_000);
  if (hour !== lastYear.hour) lastYear = { hour, text: year.format(now) };
  return lastYear.text;
}

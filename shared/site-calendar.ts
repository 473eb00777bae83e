/** The time zone of the ministry (specification, section 9). */
export const siteTimeZone = 'America/Chicago';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: siteTimeZone });
const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: siteTimeZone });

/** Formats an RFC 3339 date and time as 'March 21, 2025' in the time zone of the site (specification, section 9). */
export function publishedDate(published: string): string {
  return longDate.format(new Date(published));
}

export function currentYear(): string {
  return year.format(Date.now());
}

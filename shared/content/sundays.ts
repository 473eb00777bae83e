/** The coming Sunday or feast. Its texts are formatted at the edge, so that the browser needs no calendar. */
export type ThisSunday = {
  /** The date: 'Sunday, November 22'. */
  when: string;
  /** As in the titles of thoughts: 'Proper 29'. */
  name: string;
  /** The labels of the chapters of its New Testament readings. */
  chapters: string[];
};

export type SundaysDocument = {
  id: 'sundays';
  title: string;
  /** Trusted HTML. */
  content: string;
};

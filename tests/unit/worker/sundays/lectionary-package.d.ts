declare module 'lectionary' {
  type Day = {
    /** Midnight in the local time zone. */
    date: Date;
    lectionaryYear: string;
    lectionaryShortName: string;
    lectionaryLongName: string;
  };
  /** Returns the days of a calendar year. */
  export default function days(year: number): Day[];
}

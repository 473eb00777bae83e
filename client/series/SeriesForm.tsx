import { maxPassages, type SeriesDocument } from '../../shared/content/series.ts';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { type SeriesParams, seriesFormPath, seriesPage } from '../../shared/pages/series.ts';
import { Field } from '../ui/Field.tsx';
import * as styles from './series.module.css';

type SeriesFormProps = Pick<SeriesDocument, 'problems' | 'weeks'> & { series: SeriesParams };

/** The form that makes a series. The Worker redirects from its action to the URL of the series. */
export function SeriesForm({ series, problems, weeks }: SeriesFormProps) {
  const { title, start, book, lines } = series;
  const problemOf = (field: string) => problems.find((it) => it.field === field)?.message;
  const asLines = weeks.flatMap((week) => ('reading' in week ? week.reading.reference : []));
  return (
    <form
      // After a change, and after Back, the fields show the state of the URL.
      key={seriesPage.href(series)}
      className={`${styles.form} stack`}
      action={seriesFormPath}
      autoComplete="off"
      aria-label="Series"
    >
      <fieldset className={`${styles.fields} stack box`}>
        <legend>Divide a book</legend>
        <Field
          label="Book"
          hint="For example, James."
          name="book"
          defaultValue={book}
          error={problemOf('book')}
        />
        <Field
          label="Weeks"
          hint="Optional: else one chapter a week."
          type="number"
          name="weeks"
          min="1"
          max={maxPassages}
          defaultValue={series.weeks || ''}
        />
      </fieldset>
      <details className="disclosure" open={lines.length > 0}>
        <summary>Or type passages</summary>
        <Field
          label="Passages, one a line"
          hint={`For example, James 1:1-18, or 2027-04-04 1 Cor 15: a date moves its passage and those after it. At most ${maxPassages}.`}
          name="p"
          rows={Math.max(6, lines.length + 1)}
          defaultValue={lines.join('\n')}
          error={problemOf('p')}
        />
      </details>
      <div className={`${styles.fields} stack`}>
        <Field
          label="First date"
          type="date"
          name="start"
          defaultValue={start}
          error={problemOf('start')}
        />
        <Field
          label="Title (optional)"
          name="title"
          dir="auto"
          defaultValue={title}
          maxLength={handoutLimits.title}
        />
      </div>
      <p className="row baseline">
        <button type="submit" className="button">
          Show the series
        </button>
        {lines.length === 0 && asLines.length > 0 && (
          <a href={`${seriesPage.href({ ...series, book: '', weeks: 0, lines: asLines })}#p`}>
            Change its passages one by one
          </a>
        )}
      </p>
    </form>
  );
}

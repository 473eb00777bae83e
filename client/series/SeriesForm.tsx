import type { ComponentProps } from 'react';
import { maxPassages, type SeriesDocument } from '../../shared/content/series.ts';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { type SeriesParams, seriesFormPath, seriesPage } from '../../shared/pages/series.ts';
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
      aria-label="Series"
    >
      <fieldset className={`${styles.fields} stack box`}>
        <legend>Divide a book</legend>
        <Field
          label="Book"
          hint="for example, James"
          name="book"
          defaultValue={book}
          problem={problemOf('book')}
        />
        <Field
          label="Weeks"
          hint="optional: else one chapter a week"
          type="number"
          name="weeks"
          min="1"
          max={maxPassages}
          defaultValue={series.weeks || ''}
        />
      </fieldset>
      <details className="disclosure" open={lines.length > 0}>
        <summary>Or type passages</summary>
        <label htmlFor={fieldId('p')}>Passages, one a line</label>
        <p id={hintId('p')} className="fine">
          {`For example, James 1:1-18, or 2027-04-04 1 Cor 15: a date moves its passage and those after it. At most ${maxPassages}.`}
        </p>
        <textarea
          id={fieldId('p')}
          name="p"
          rows={Math.max(6, lines.length + 1)}
          defaultValue={lines.join('\n')}
          aria-describedby={hintId('p')}
          // The browser scrolls only the caret into view, to where the cookie banner may cover it.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      </details>
      <div className={`${styles.fields} stack`}>
        <Field
          label="First date"
          type="date"
          name="start"
          defaultValue={start}
          problem={problemOf('start')}
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
          <a
            href={`${seriesPage.href({ ...series, book: '', weeks: 0, lines: asLines })}#${fieldId('p')}`}
          >
            Change its passages one by one
          </a>
        )}
      </p>
    </form>
  );
}

/** The id of a field's element, to which its problem leads. */
export function fieldId(name: string): string {
  return `series-${name}`;
}

function hintId(name: string): string {
  return `${fieldId(name)}-hint`;
}

type FieldProps = ComponentProps<'input'> & {
  label: string;
  name: string;
  hint?: string;
  problem?: string | undefined;
};

function Field({ label, hint, problem, ...input }: FieldProps) {
  const { name } = input;
  const describedBy = hint || problem ? hintId(name) : undefined;
  return (
    <div>
      <label htmlFor={fieldId(name)}>{label}</label>
      {describedBy && (
        <p id={describedBy} className="fine">
          {hint} {problem && <strong className="error">{problem}</strong>}
        </p>
      )}
      <input
        id={fieldId(name)}
        type="text"
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={problem ? true : undefined}
        {...input}
      />
    </div>
  );
}

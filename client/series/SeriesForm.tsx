import type { ComponentProps } from 'react';
import { seriesLimits } from '../../shared/content/series.ts';
import { handoutLimits } from '../../shared/handout/handout.ts';
import { type SeriesParams, seriesFormPath, seriesPage } from '../../shared/pages/series.ts';
import * as readingStyles from '../readings/readings.module.css';
import * as styles from './series.module.css';

const intervals = Array.from({ length: seriesLimits.every }, (_, i) => i + 1);

/** The form that makes a series. The Worker redirects from its action to the URL of the series. */
export function SeriesForm(series: SeriesParams) {
  const { title, start, every, book, weeks, lines } = series;
  return (
    <form
      // After a change, and after Back, the fields show the state of the URL.
      key={seriesPage.href(series)}
      className={`${styles.form} ${readingStyles.apart} stack`}
      action={seriesFormPath}
      aria-label="Series"
    >
      <div className={`${styles.fields} stack`}>
        <Field label="Divide a book" name="book" defaultValue={book} placeholder="James" />
        <Field
          label="Number of weeks"
          type="number"
          name="weeks"
          min="1"
          max={seriesLimits.passages}
          defaultValue={weeks || ''}
        />
      </div>
      <label>
        {lines.length > 0 ? 'Passages, one a line' : 'Or type the passages, one a line'}
        <textarea
          name="p"
          rows={Math.max(6, lines.length + 1)}
          defaultValue={lines.join('\n')}
          placeholder={'James 1:1-18\n2027-04-04 1 Cor 15'}
          aria-describedby="series-hint"
          // The browser scrolls only the caret into view, to where the cookie banner may cover it.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      </label>
      <p id="series-hint" className="fine">
        {`At most ${seriesLimits.passages}. A date before a passage moves it and those after it.`}
      </p>
      <div className={`${styles.fields} stack`}>
        <Field
          label="Title"
          name="title"
          dir="auto"
          defaultValue={title}
          maxLength={handoutLimits.title}
        />
        <Field label="First date" type="date" name="start" defaultValue={start} />
        <label>
          One passage
          <select name="every" defaultValue={every}>
            {intervals.map((weeks) => (
              <option key={weeks} value={weeks}>
                {weeks === 1 ? 'each week' : `every ${weeks} weeks`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="submit" className="button">
        Show the series
      </button>
    </form>
  );
}

function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      {label}
      <input type="text" autoComplete="off" {...input} />
    </label>
  );
}

import { useAtomValue } from 'jotai';
import {
  maxPassages,
  type SeriesDocument,
  type SeriesWeek,
  seriesKind,
  seriesQuery,
} from '../../../shared/content/series.ts';
import { type SeriesParams, seriesCalendarPath, seriesPage } from '../../../shared/pages/series.ts';
import { InvalidPassage } from '../../passages/InvalidPassage.tsx';
import { Reading } from '../../readings/Reading.tsx';
import { ReadingsHandout } from '../../readings/ReadingsHandout.tsx';
import * as readingStyles from '../../readings/readings.module.css';
import { SeriesForm } from '../../series/SeriesForm.tsx';
import * as styles from '../../series/series.module.css';
import * as dayStyles from '../../sundays/Days.module.css';
import { Subscription } from '../../sundays/Subscription.tsx';
import { Await } from '../../ui/Await.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import { pageHeadAtom } from '../page-head.ts';

export default function SeriesPage({ params }: { params: SeriesParams }) {
  const { title: _title, ...query } = params;
  const { title = '' } = useAtomValue(pageHeadAtom);
  return (
    <>
      <Banner title={title} />
      <div className={`${readingStyles.page} container stack`}>
        <Await request={seriesKind.request(query)}>
          {(document) => <Series params={params} document={document} />}
        </Await>
      </div>
    </>
  );
}

function Series({ params, document }: { params: SeriesParams; document: SeriesDocument }) {
  const { start, dates, weeks, problems, isIncomplete } = document;
  // With its start, the dates of a link stay the same.
  const series = { ...params, start, lines: params.lines.slice(0, maxPassages) };
  const unread = weeks.flatMap((week, i) =>
    'error' in week ? [{ text: `line ${i + 1}`, href: `#${week.id}` }] : [],
  );
  const hasProblem = problems.length + unread.length > 0;
  const form = <SeriesForm series={series} problems={problems} weeks={weeks} />;
  return (
    <article>
      {dates && <p className="fine">{dates}</p>}
      {hasProblem && (
        <section className={`${readingStyles.apart} callout box stack screen-only`}>
          <h2>There is a problem</h2>
          {problems.map(({ field, message }) => (
            <p key={field}>
              <a href={`#${field}`}>{message}</a>
            </p>
          ))}
          {unread.length > 0 && (
            <p>
              {'Not read: '}
              <LinkList links={unread} />.
            </p>
          )}
        </section>
      )}
      {weeks.length === 0 ? (
        <div className={`${dayStyles.columns} stack`}>
          {form}
          <p>
            Each week has its date, the posts on its passage, and a handout. The link of the page
            has all that you type.
          </p>
        </div>
      ) : (
        <>
          <div className={`${readingStyles.apart} screen-only`}>
            <Subscription href={seriesCalendarPath + seriesQuery(series)} />
            <details className="disclosure" open={hasProblem}>
              <summary>Change this series</summary>
              {form}
            </details>
          </div>
          {weeks.map((week, i) => (
            <Week key={week.id} week={week} line={i} series={series} />
          ))}
          {isIncomplete && <p>The posts are still being read: more will be listed soon.</p>}
        </>
      )}
    </article>
  );
}

function hrefWith(series: SeriesParams, line: number, passage: string, text: string) {
  const lines = series.lines.map((typed, i) =>
    i === line ? typed.replace(passage, () => text) : typed,
  );
  return seriesPage.href({ ...series, lines }) ?? undefined;
}

function Week({ week, line, series }: { week: SeriesWeek; line: number; series: SeriesParams }) {
  return (
    <section id={week.id} className={styles.week}>
      <h2>{week.date}</h2>
      {'error' in week ? (
        <div className={readingStyles.reading}>
          <h3 className="baseline error" dir="auto">
            {series.lines[line]}
          </h3>
          <InvalidPassage
            error={{
              ...week.error,
              didYouMean: week.error.didYouMean?.map((link) => ({
                ...link,
                href: hrefWith(series, line, week.passage, link.text),
              })),
            }}
          />
        </div>
      ) : (
        <>
          <div>
            <Reading reading={week.reading} />
            {week.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {week.handout && <ReadingsHandout {...week.handout} isOneOfMany />}
        </>
      )}
    </section>
  );
}

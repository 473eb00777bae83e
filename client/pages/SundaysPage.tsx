import { useAtomValue } from 'jotai';
import { feedHref } from '../../shared/content/lists.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import type { ShortDay } from '../../shared/content/stored-schemas.ts';
import type { SundaysDocument, SundaysQuery } from '../../shared/content/sundays.ts';
import { sundaysKind } from '../../shared/content/sundays.ts';
import { seriesPage } from '../../shared/pages/series.ts';
import { sundaysPage, sundaysTitle } from '../../shared/pages/sundays.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import { contentOf } from '../content/content-atoms.ts';
import * as readingStyles from '../readings/readings.module.css';
import { ShortReadings } from '../sundays/DayLine.tsx';
import * as styles from '../sundays/Days.module.css';
import { Subscription } from '../sundays/Subscription.tsx';
import { Await } from '../ui/Await.tsx';
import { CountChips } from '../ui/CountChips.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import { Notice } from '../ui/layout/Notice.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { SundaysDate } from './SundaysDate.tsx';

/** The Sundays and feasts of the year ahead, or those of one date. Without a lectionary there is no such page. */
export default function SundaysPage({ params }: { params: SundaysQuery }) {
  const remote = useAtomValue(contentOf(sundaysKind).remote);
  const error = errorOf(remote);
  if (error?.status === 404 && !params.date && !params.series) return <NotFoundPage />;
  if (error?.status === 400 || error?.status === 404) {
    return (
      <Notice title={sundaysTitle} href={sundaysPage.path} link="All Sundays and feasts">
        {error.message}
      </Notice>
    );
  }
  return (
    <>
      <Banner title={dataOf(remote)?.title ?? sundaysTitle} />
      <div className={`${readingStyles.page} container stack`}>
        <Await content={contentOf(sundaysKind)}>
          {(document) =>
            document.kind === 'year' ? <Year {...document} /> : <SundaysDate {...document} />
          }
        </Await>
      </div>
    </>
  );
}

function Year(document: SundaysDocument & { kind: 'year' }) {
  const { series, calendarHref, coming, seasons } = document;
  return (
    <article>
      <section className={`${styles.card} box`} aria-labelledby="coming">
        <h2 id="coming">The coming Sunday</h2>
        <Days days={coming} />
      </section>
      <div className="row baseline">
        <nav aria-label="Series">
          <CountChips places={series} />
        </nav>
        <Subscription href={calendarHref}>
          Or read the <a href={feedHref(sundaysPage.path, 'feed.xml')}>feed of the coming Sunday</a>
          , or <a href={seriesPage.path}>preach through a book</a>.
        </Subscription>
      </div>
      <nav aria-label="Seasons">
        <CountChips places={seasons.map(({ id, title }) => ({ text: title, href: `#${id}` }))} />
      </nav>
      {seasons.map(({ id, title, days }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Days days={days} />
        </section>
      ))}
    </article>
  );
}

function Days({ days }: { days: readonly ShortDay[] }) {
  return (
    <ul className={styles.days}>
      {days.map(({ href, weekday, date, name, alsoCalled, readings, handout }) => (
        <li key={href + name} data-none={!handout || undefined}>
          <span>{`${weekday}, ${date}`}</span>
          <a href={href}>{alsoCalled ? `${name} (${alsoCalled})` : name}</a>
          <span>
            <ShortReadings readings={readings} />
          </span>
          {handout && (
            <span>
              {`${handout.count} ${nounFor(Number(handout.count), 'post')} `}
              <a href={handout.href} rel="nofollow">{`Handout for ${name}`}</a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

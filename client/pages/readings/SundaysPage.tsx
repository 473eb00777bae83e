import { feedHref } from '../../../shared/content/lists.ts';
import { dataOf, errorOf } from '../../../shared/content/result.ts';
import type { ShortDay } from '../../../shared/content/stored-schemas.ts';
import {
  type DayDetails,
  type SundaysDocument,
  type SundaysQuery,
  sundaysKind,
} from '../../../shared/content/sundays.ts';
import { seriesPage } from '../../../shared/pages/series.ts';
import { sundaysPage, sundaysTitle } from '../../../shared/pages/sundays.ts';
import { useContent } from '../../content/content-atoms.ts';
import { FeedAddress } from '../../copy/CopyLink.tsx';
import { HandoutTitleContext } from '../../handout/HandoutToggle.tsx';
import { PostRows } from '../../post/PostRows.tsx';
import { Reading } from '../../readings/Reading.tsx';
import { ReadingsHandout } from '../../readings/ReadingsHandout.tsx';
import * as readingStyles from '../../readings/readings.module.css';
import * as styles from '../../sundays/Days.module.css';
import { ShortReadings } from '../../sundays/ShortReadings.tsx';
import { Subscription } from '../../sundays/Subscription.tsx';
import { Await } from '../../ui/Await.tsx';
import { CountChips } from '../../ui/CountChips.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import { Notice } from '../../ui/layout/Notice.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';

/** The Sundays and feasts of the year ahead, or those of one date. Without a lectionary there is no such page. */
export default function SundaysPage({ params }: { params: SundaysQuery }) {
  const request = sundaysKind.request(params);
  const remote = useContent(request);
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
        <Await request={request}>
          {(document) =>
            document.kind === 'year' ? <Year {...document} /> : <SundaysDate {...document} />
          }
        </Await>
      </div>
    </>
  );
}

function Year({ series, calendarHref, coming, seasons }: SundaysDocument & { kind: 'year' }) {
  const current = series.find(({ isCurrent }) => isCurrent)?.text;
  return (
    <article>
      <section className={styles.card} aria-labelledby="coming">
        <h2 id="coming">The coming Sunday</h2>
        <Days days={coming} />
      </section>
      <details key={current} className="disclosure screen-only">
        <summary className="fine">
          {`${current} `}
          <u>change</u>
        </summary>
        <nav aria-label="Series">
          <CountChips places={series} />
        </nav>
      </details>
      <nav aria-label="Seasons" onFocus={({ target }) => centerFocused(target)}>
        <CountChips
          className={styles.line}
          places={seasons.map(({ id, title }) => ({ text: title, href: `#${id}` }))}
        />
      </nav>
      {seasons.map(({ id, title, days }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <Days days={days} />
        </section>
      ))}
      <section className="screen-only" aria-labelledby="take-along">
        <h2 id="take-along">Take it along</h2>
        <Subscription href={calendarHref}>
          <a className="secondary" href={seriesPage.path}>
            Preach through a book
          </a>
          <FeedAddress href={feedHref(sundaysPage.path)} linkText="Feed of the coming Sunday" />
        </Subscription>
        <p className="fine">
          A calendar stays up to date. In Google Calendar, it is added by its address. The feed has
          the coming Sunday.
        </p>
      </section>
    </article>
  );
}

/** Chrome does not scroll to a link of which 32 px are in view. A pressed link stays where it is. */
function centerFocused(link: Element) {
  if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'center' });
}

function Days({ days }: { days: readonly ShortDay[] }) {
  return (
    <PlainList className={styles.days}>
      {days.map(({ href, weekday, date, name, alsoCalled, readings, handout }) => (
        <li
          key={href + name}
          data-none={(!handout && readings.every(({ count }) => count === 0)) || undefined}
        >
          <a href={href}>{alsoCalled ? `${name} (${alsoCalled})` : name}</a>{' '}
          <span>
            {`${weekday}, ${date}`}
            <span className="print-only"> ·</span>
          </span>{' '}
          <span>
            <ShortReadings readings={readings} />
          </span>{' '}
          <span className="roomy screen-only">
            {handout && (
              <a
                href={handout.href}
                rel="nofollow"
                aria-label={`Handout (${handout.count}) for ${name}`}
              >
                {`Handout (${handout.count})`}
              </a>
            )}
          </span>
        </li>
      ))}
    </PlainList>
  );
}

function SundaysDate(document: SundaysDocument & { kind: 'date' }) {
  const { details, around, calendarHref, series, days, isIncomplete } = document;
  const isOnly = days.length === 1;
  return (
    <article className={`${styles.columns} stack`}>
      <div>
        <p className="fine">{details}</p>
        {days.map((day) => (
          <Day key={day.name} {...day} isOnly={isOnly} />
        ))}
        {isIncomplete && <p>The posts are still being read: more will be listed soon.</p>}
      </div>
      <div className={`${styles.beside} screen-only`}>
        {days.map(
          ({ name, handout }) =>
            handout && (
              <div key={name}>
                {!isOnly && <p className="fine">{`Handout for ${name}`}</p>}
                <ReadingsHandout {...handout} isOneOfMany={!isOnly} />
              </div>
            ),
        )}
        <div className={readingStyles.apart}>
          <p>
            <a className="secondary" href={calendarHref}>
              Add this day to a calendar
            </a>
          </p>
          <p className="fine">A copy, which does not change later.</p>
        </div>
        <nav aria-labelledby="lectionaries">
          <p id="lectionaries" className="fine">
            Other lectionaries
          </p>
          <CountChips places={series} />
        </nav>
        <nav className={`${styles.around} row`} aria-label="Days">
          {around.map(({ text, href }) => (
            <p key={text} className="roomy">
              <a href={href}>{text}</a>
            </p>
          ))}
        </nav>
      </div>
    </article>
  );
}

function Day({ name, named, readings, handout, isOnly }: DayDetails & { isOnly: boolean }) {
  return (
    <HandoutTitleContext value={handout?.title ?? name}>
      <section>
        <h2 className={isOnly ? 'visually-hidden' : undefined}>{`Posts for ${name}`}</h2>
        {named.length > 0 && (
          <section className={readingStyles.reading}>
            <h3>{`For ${name}`}</h3>
            <PostRows posts={named} />
          </section>
        )}
        {readings.map((reading) => (
          <Reading key={reading.text} reading={reading} />
        ))}
      </section>
    </HandoutTitleContext>
  );
}

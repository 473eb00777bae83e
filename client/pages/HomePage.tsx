import { useAtomValue } from 'jotai';
import { paths } from '../../shared/routes.ts';
import { FeaturedArticle } from '../post/FeaturedArticle.tsx';
import { siteAtom } from '../state/page-store.ts';
import { ThisSunday } from '../sundays/ThisSunday.tsx';
import { CopyrightBanner } from '../ui/banners/InfoBanner.tsx';
import { Banner } from '../ui/layout/Banner.tsx';
import * as styles from './HomePage.module.css';

const cards = [
  {
    title: 'Scripture & Apologetic Thoughts',
    text: 'Thoughts on passages of the New Testament, by book and chapter.',
    href: paths.thoughts,
  },
  {
    title: 'Apologetic Quotes',
    text: 'Words worth repeating in a sermon or lesson, by topic.',
    href: paths.quotes,
  },
  {
    title: 'Resources',
    text: 'Books and articles for further reading.',
    href: paths.resources,
  },
];

export function HomePage() {
  const { productName } = useAtomValue(siteAtom);
  return (
    <>
      <Banner
        title={`Explore ${productName}`}
        drawing="home"
        grand
        lead="For those who prepare sermons and lessons: reasons for the hope that is in us, ready to use."
      />
      <div className={`${styles.note} container`}>
        <ThisSunday />
      </div>
      <ul className={`${styles.cards} container`}>
        {cards.map(({ title, text, href }) => (
          <li key={href} className={`${styles.card} box`}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={`${styles.note} container`}>
        <CopyrightBanner id="home-copyright" />
      </div>
      <FeaturedArticle />
      <section className={`${styles.about} container`}>
        <h2>{`About ${productName}`}</h2>
        <p>
          {`${productName} equips pastors, teachers and believers to give an answer to those who ask: with gentleness, with respect, and with good reasons.`}
        </p>
        <a className="button" href={paths.about}>
          Learn More<span className="visually-hidden"> about {productName}</span>
        </a>
      </section>
    </>
  );
}

import { useAtomValue } from 'jotai';
import { aboutPage } from '../../../shared/pages/document.ts';
import { quotesPage, thoughtsPage } from '../../../shared/pages/list-pages.ts';
import { resourcesPage } from '../../../shared/pages/resources.ts';
import { SiteSearch } from '../../browse/SiteSearch.tsx';
import { FeaturedArticle } from '../../post/PostCard.tsx';
import { siteAtom } from '../../state/page-store.ts';
import { ThisSunday } from '../../sundays/ThisSunday.tsx';
import { CopyrightBanner } from '../../ui/banners/InfoBanner.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import * as styles from './HomePage.module.css';

const cards = [
  {
    title: 'Scripture & Apologetic Thoughts',
    text: 'Thoughts on passages of the New Testament, by book and chapter.',
    href: thoughtsPage.path,
  },
  {
    title: 'Apologetic Quotes',
    text: 'Words worth repeating in a sermon or lesson, by topic.',
    href: quotesPage.path,
  },
  {
    title: 'Resources',
    text: 'Books and articles for further reading.',
    href: resourcesPage.path,
  },
];

export default function HomePage() {
  const { productName } = useAtomValue(siteAtom);
  return (
    <>
      <Banner
        title={`Explore ${productName}`}
        lead="Christian apologetics for sermons and lessons: thoughts on the Bible, quotes and articles, free to use."
      >
        <SiteSearch />
      </Banner>
      <div className="container">
        <ThisSunday />
      </div>
      <PlainList className={`${styles.cards} container stack`}>
        {cards.map(({ title, text, href }) => (
          <li key={href} className={`${styles.card} stack box whole`}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{text}</p>
          </li>
        ))}
      </PlainList>
      <CopyrightBanner id="home-copyright" />
      <FeaturedArticle />
      <section className={`${styles.about} container stack`}>
        <h2>{`About ${productName}`}</h2>
        <div>
          <p className="prose">
            {productName} equips pastors, teachers and believers to give an answer to those who ask:
            with gentleness, with respect, and with good reasons.
          </p>
          <a className="button" href={aboutPage.path}>
            Learn More<span className="visually-hidden"> about {productName}</span>
          </a>
        </div>
      </section>
    </>
  );
}

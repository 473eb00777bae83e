import { useAtomValue } from 'jotai';
import { type Organization, organizationName } from '../../../shared/content/organization.ts';
import { articlesPage } from '../../../shared/pages/articles.ts';
import { contactPage } from '../../../shared/pages/contact.ts';
import {
  aboutPage,
  copyrightPage,
  privacyPolicyPage,
  termsPage,
} from '../../../shared/pages/document.ts';
import { homePage } from '../../../shared/pages/home.ts';
import { quotesPage } from '../../../shared/pages/quotes.ts';
import { resourcesPage } from '../../../shared/pages/resources.ts';
import { sundaysPage } from '../../../shared/pages/sundays.ts';
import { thoughtsPage } from '../../../shared/pages/thoughts.ts';
import { currentYear } from '../../../shared/site-calendar.ts';
import { siteAtom } from '../../state/page-store.ts';
import { Logo } from '../icons.tsx';
import * as styles from './Footer.module.css';
import { PostalAddress } from './PostalAddress.tsx';

const footerLinks = [
  { text: 'Home', href: homePage.path },
  { text: 'Scripture and Apologetic Thoughts', href: thoughtsPage.path },
  { text: 'Quotes', href: quotesPage.path },
  { text: 'Sundays and Feasts', href: sundaysPage.path },
  { text: 'Resources', href: resourcesPage.path },
  { text: 'Articles', href: articlesPage.path },
  { text: 'Contact Us', href: contactPage.path },
  { text: 'About Us', href: aboutPage.path },
  { text: 'Copyright Statement', href: copyrightPage.path },
  { text: 'Privacy Policy', href: privacyPolicyPage.path },
  { text: 'Terms of Use', href: termsPage.path },
];

export function Footer({ organization }: { organization: Organization }) {
  const name = organizationName(organization);
  const { hasSundays } = useAtomValue(siteAtom);
  const links = footerLinks.filter(({ href }) => hasSundays || href !== sundaysPage.path);
  return (
    <footer className={`${styles.footer} bleed`}>
      <div className={`${styles.columns} stack`}>
        <div>
          <Logo className={styles.logo} />
          <PostalAddress organization={organization} />
        </div>
        <nav aria-label="Footer">
          <ul className="two-columns roomy">
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={`${styles.copyright} fine`} suppressHydrationWarning>
        {`© ${currentYear()}${name ? ` ${name}` : ''}`}
      </p>
    </footer>
  );
}

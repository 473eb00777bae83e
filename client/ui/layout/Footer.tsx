import { useAtomValue } from 'jotai';
import { type Organization, organizationName } from '../../../shared/content/organization.ts';
import { paths } from '../../../shared/routes.ts';
import { currentYear } from '../../../shared/site-calendar.ts';
import { siteAtom } from '../../state/page-store.ts';
import { Logo } from '../icons.tsx';
import * as styles from './Footer.module.css';
import { PostalAddress } from './PostalAddress.tsx';

const footerLinks = [
  { text: 'Home', href: paths.home },
  { text: 'Scripture and Apologetic Thoughts', href: paths.thoughts },
  { text: 'Quotes', href: paths.quotes },
  { text: 'Sundays and Feasts', href: paths.sundays },
  { text: 'Resources', href: paths.resources },
  { text: 'Articles', href: paths.articles },
  { text: 'Contact Us', href: paths.contact },
  { text: 'About Us', href: paths.about },
  { text: 'Copyright Statement', href: paths.copyright },
  { text: 'Privacy Policy', href: paths.privacyPolicy },
  { text: 'Terms of Use', href: paths.terms },
];

export function Footer({ organization }: { organization: Organization }) {
  const name = organizationName(organization);
  const { hasSundays } = useAtomValue(siteAtom);
  const links = footerLinks.filter(({ href }) => hasSundays || href !== paths.sundays);
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

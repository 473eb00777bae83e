import { type Organization, organizationName } from '../../../shared/content/organization.ts';
import { currentYear } from '../../../shared/site-calendar.ts';
import styles from './Footer.module.css';
import { Logo } from './Logo.tsx';
import { PostalAddress } from './PostalAddress.tsx';
import { footerLinks } from './site-links.ts';

export function Footer({ organization }: { organization: Organization }) {
  const name = organizationName(organization);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Logo />
          <PostalAddress organization={organization} />
        </div>
        <nav aria-label="Footer">
          <ul>
            {footerLinks.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.copyright} suppressHydrationWarning>
        {`© ${currentYear()}${name ? ` ${name}` : ''}`}
      </p>
    </footer>
  );
}

import { useAtomValue } from 'jotai';
import { type Organization, organizationName } from '../../../shared/content/organization.ts';
import { documentNames, documentTitles } from '../../../shared/content/site-document.ts';
import { currentYear } from '../../../shared/site-calendar.ts';
import { Logo } from '../icons.tsx';
import { PlainList } from '../PlainList.tsx';
import * as styles from './Footer.module.css';
import { type NavigationLink, navigationLinksAtom } from './NavigationLinks.tsx';
import { PostalAddress } from './PostalAddress.tsx';

const documents: readonly NavigationLink[] = documentNames.map((name) => ({
  text: documentTitles[name],
  href: `/${name}`,
}));

export function Footer({ organization }: { organization: Organization }) {
  const name = organizationName(organization);
  const links = [...useAtomValue(navigationLinksAtom), ...documents];
  return (
    <footer className={`${styles.footer} bleed`}>
      <div className={`${styles.columns} stack`}>
        <div>
          <Logo />
          <PostalAddress organization={organization} />
        </div>
        <nav aria-label="Footer">
          <PlainList className="two-columns roomy">
            {links.map(({ text, inFooter = text, href }) => (
              <li key={href}>
                <a href={href}>{inFooter}</a>
              </li>
            ))}
          </PlainList>
        </nav>
      </div>
      <p className={`${styles.copyright} fine`} suppressHydrationWarning>
        {`© ${currentYear()}${name ? ` ${name}` : ''}`}
      </p>
    </footer>
  );
}

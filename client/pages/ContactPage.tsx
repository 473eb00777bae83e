import { paths } from '../../shared/paths.ts';
import { Late } from '../content/Late.tsx';
import { organizationContent } from '../content/page-content.ts';
import { Banner } from '../layout/Banner.tsx';
import { PostalAddress } from '../layout/PostalAddress.tsx';
import styles from './ContactPage.module.css';
import type { Page } from './page.ts';

function Contact() {
  return (
    <>
      <Banner title="Contact" lead="Questions, corrections and thanks are welcome." />
      <section className={styles.ways} aria-label="How to reach us">
        <Late content={organizationContent}>
          {(organization) => (
            <>
              <p>Write to us by e-mail, or by post to this address:</p>
              <PostalAddress organization={organization} />
            </>
          )}
        </Late>
      </section>
    </>
  );
}

export const contactPage: Page = {
  Component: Contact,
  main: organizationContent,
  meta: () => ({
    title: 'Contact',
    description: 'How to reach the ministry, by e-mail or by post.',
    canonical: paths.contact,
  }),
};

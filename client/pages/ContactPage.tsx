import { paths } from '../../shared/paths.ts';
import { ContactForm } from '../contact/ContactForm.tsx';
import { WithoutScript } from '../contact/WithoutScript.tsx';
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
      <div className={styles.columns}>
        <div>
          <Late content={organizationContent} extra otherwise={<WithoutScript />}>
            {() => <WithoutScript />}
          </Late>
          <ContactForm />
        </div>
        <Late content={organizationContent} extra>
          {(organization) => (
            <section className={styles.ways} aria-label="How else to reach us">
              <p>You can also write by e-mail, or by post to this address:</p>
              <PostalAddress organization={organization} />
            </section>
          )}
        </Late>
      </div>
    </>
  );
}

export const contactPage: Page = {
  Component: Contact,
  extras: [organizationContent],
  ownPolicy: true,
  meta: () => ({
    title: 'Contact',
    description: 'Write to the ministry: questions, corrections and thanks are welcome.',
    canonical: paths.contact,
  }),
};

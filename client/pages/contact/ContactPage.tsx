import { useAtomValue } from 'jotai';
import { type Organization, organizationKind } from '../../../shared/content/organization.ts';
import { ContactForm } from '../../contact/ContactForm.tsx';
import { siteAtom } from '../../state/page-store.ts';
import { Await } from '../../ui/Await.tsx';
import { Banner } from '../../ui/layout/Banner.tsx';
import { PostalAddress } from '../../ui/layout/PostalAddress.tsx';
import * as styles from './ContactPage.module.css';

export default function ContactPage({ params }: { params: { about?: string } }) {
  const { url } = useAtomValue(siteAtom);
  const about = params.about && url + params.about;
  return (
    <>
      <Banner title="Contact" />
      <div className={`${styles.columns} container stack`}>
        <div>
          <p className={`${styles.welcome} prose`}>
            Questions, corrections and thanks are welcome.
          </p>
          {/* Replaces the form, which CSS hides without JavaScript. A browser without the media feature `scripting` shows both. */}
          <noscript>
            <p className="callout box">
              The contact form needs JavaScript, for the check that keeps robots out. Please write
              to us instead{about && `, about ${about}`}.
            </p>
          </noscript>
          <ContactForm about={about} />
        </div>
        <Await request={organizationKind.request({})} extra errorFallback={<OtherWays />}>
          {(organization) => <OtherWays organization={organization} />}
        </Await>
      </div>
    </>
  );
}

function OtherWays({ organization }: { organization?: Organization }) {
  const { supportEmail } = useAtomValue(siteAtom);
  return (
    <section className={`${styles.ways} prose`} aria-label="How else to reach us">
      <p>Write to us at:</p>
      {organization && <PostalAddress organization={organization} />}
      {!organization?.display_email && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
    </section>
  );
}

import { paths } from '../../shared/routes.ts';
import styles from './document-page.module.css';
import { documentPage } from './document-page.tsx';

/** The portrait of the maintainer. Replace the sample file client/public/portrait.svg. */
function Portrait() {
  return (
    <figure className={styles.portrait}>
      <img
        src="/portrait.svg"
        width="200"
        height="250"
        alt="A sample drawing in place of the maintainer's portrait"
      />
      <figcaption>Sample portrait</figcaption>
    </figure>
  );
}

export const aboutPage = documentPage('About Us', paths.about, <Portrait />);

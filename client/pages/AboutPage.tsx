import { paths } from '../../shared/routes.ts';
import styles from './document-page.module.css';
import { documentPage } from './document-page.tsx';

/** The maintainer's portrait: client/public/portrait.svg, a drawn sample, is the one file to replace. */
function Portrait() {
  return (
    <figure className={styles.portrait}>
      <img
        src="/portrait.svg"
        width="200"
        height="250"
        alt="A drawn sample in the place of the maintainer's portrait"
      />
      <figcaption>Sample portrait</figcaption>
    </figure>
  );
}

export const aboutPage = documentPage('About Us', paths.about, <Portrait />);

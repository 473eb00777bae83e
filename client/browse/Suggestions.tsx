import { relatedContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import styles from './Suggestions.module.css';

/** What the words of a search may mean, or with `isDidYouMean` what is nearest to them. */
export function Suggestions({ isDidYouMean }: { isDidYouMean?: true }) {
  return (
    <Await content={relatedContent} extra>
      {(related) =>
        related?.kind === 'search' &&
        related.isDidYouMean === isDidYouMean && (
          <nav className={styles.suggestions} aria-label="Related">
            {isDidYouMean && <p>Nearest to this search:</p>}
            <ul>
              {related.suggestions.map(({ kind, text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a> <small>{kind}</small>
                </li>
              ))}
            </ul>
            {related.elsewhere.length > 0 && (
              <p>
                Also in{' '}
                {related.elsewhere.map(({ text, href }, i) => (
                  <span key={href}>
                    {i > 0 && ' · '}
                    <a href={href}>{text}</a>
                  </span>
                ))}
              </p>
            )}
          </nav>
        )
      }
    </Await>
  );
}

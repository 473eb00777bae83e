import { Fragment } from 'react';
import { browseAll, browseLabel, browseSearch } from '../../shared/browse/browse-state.ts';
import { listHref, paths } from '../../shared/routes.ts';
import { sundayContent } from '../content/content-atoms.ts';
import { Await } from '../ui/Await.tsx';
import styles from './ThisSunday.module.css';

export function ThisSunday() {
  return (
    <Await content={sundayContent} extra>
      {(sunday) =>
        sunday && (
          <p className={styles.sunday}>
            <a href={paths.sundays}>{`This ${sunday.when}`}</a>
            {': '}
            <a href={listHref('thoughts', browseSearch(browseAll(), `title:"${sunday.name}"`))}>
              {sunday.name}
            </a>
            {sunday.chapters.map((label) => (
              <Fragment key={label}>
                {' · '}
                <a href={listHref('thoughts', browseLabel(label))}>{label}</a>
              </Fragment>
            ))}
          </p>
        )
      }
    </Await>
  );
}

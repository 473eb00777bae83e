import { lists } from '../../shared/content/lists.ts';
import type { LabelCount } from '../../shared/content/posts.ts';
import type { SearchSuggestions, SubjectLink } from '../../shared/content/search.ts';
import { nounFor } from '../../shared/text/noun-for.ts';
import { PlainList } from '../ui/PlainList.tsx';
import * as styles from './SubjectRows.module.css';

const shownSubjects = 5;

type SubjectRowsProps = Pick<SearchSuggestions, 'subjects' | 'isNearest'>;

export function SubjectRows({ subjects, isNearest }: SubjectRowsProps) {
  if (subjects.length === 0) return null;
  const others = subjects.slice(shownSubjects);
  return (
    <nav aria-labelledby="subjects" className={styles.subjects}>
      <h2 id="subjects">{`${isNearest ? 'Nearest topics' : 'Topics'} and passages`}</h2>
      <Rows subjects={subjects.slice(0, shownSubjects)} />
      {others.length > 0 && (
        <details className="disclosure">
          <summary>{`${others.length} more`}</summary>
          <Rows subjects={others} />
        </details>
      )}
    </nav>
  );
}

function Rows({ subjects }: { subjects: readonly SubjectLink[] }) {
  return (
    <PlainList className={styles.rows}>
      {subjects.map(({ text, href, list, count, reference }) => (
        <li key={href} className="whole" data-empty={count === 0 ? '' : undefined}>
          <a href={href}>{text}</a>{' '}
          {count !== undefined && <span className="fine">{countText(count, list)}</span>}
          {reference && <span className="fine clamp">{reference}</span>}
        </li>
      ))}
    </PlainList>
  );
}

function countText(count: LabelCount, list: SubjectLink['list']): string {
  if (count === 0) return 'no posts yet';
  return `${count} ${nounFor(count, list ? lists[list].item.toLowerCase() : 'post')}`;
}

import { lists } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';
import { Empty } from '../ui/Empty.tsx';

export function EmptyHandout() {
  return (
    <>
      <Empty>
        No posts yet. Press ‘Add to handout’ below a thought, a quote or an article, or enter the
        address of one here.
      </Empty>
      <ul>
        {lists.map((list) => (
          <li key={list.name}>
            <a href={listHref(list)}>{list.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

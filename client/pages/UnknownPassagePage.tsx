import { useAtomValue } from 'jotai';
import { browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import { lists } from '../../shared/content/lists.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { listHref, passagesHref } from '../../shared/routes.ts';
import { noBooksFound, passageReaderAtom } from '../browse/panel-atoms.ts';
import { routeAtom } from '../state/page-store.ts';
import { Empty } from '../ui/Empty.tsx';
import { ThoughtsPage } from './ThoughtsPage.tsx';

/** The page for a text that is not a valid passage. The Worker redirects a valid passage to its posts. */
export function UnknownPassagePage() {
  const route = useAtomValue(routeAtom);
  const reader = useAtomValue(passageReaderAtom);
  // The text box has another text when the visitor corrects it.
  const passage = 'filter' in route ? reader?.read(route.filter) : undefined;
  const book = passage?.book;
  const isOld = book !== undefined && !lists.thoughts.labels.has(book);
  return (
    <ThoughtsPage
      replacement={
        <>
          <h2 id={elementIds.posts} tabIndex={-1}>
            Passage not found
          </h2>
          <Empty>{passage && 'problem' in passage ? passage.problem : noBooksFound}</Empty>
          <p>
            <a
              className="button"
              href={
                isOld
                  ? passagesHref({ book })
                  : listHref('thoughts', book ? browseLabel(book) : browseAll())
              }
            >
              {book ? `${isOld ? 'Passages of' : 'Thoughts on'} ${book}` : 'All thoughts'}
            </a>
          </p>
        </>
      }
    />
  );
}

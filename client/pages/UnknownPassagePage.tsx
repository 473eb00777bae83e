import { useAtomValue } from 'jotai';
import { browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import { thoughtsList } from '../../shared/content/lists.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { listHref } from '../../shared/routes.ts';
import { loadPassageReaderAtom, noBooksFound, passageReaderAtom } from '../browse/passage-atom.ts';
import { routeAtom } from '../state/route-atom.ts';
import { Empty } from '../ui/Empty.tsx';
import type { Page } from './page.ts';
import { Thoughts } from './ThoughtsPage.tsx';

const title = 'Passage not found';

function UnknownPassage() {
  const route = useAtomValue(routeAtom);
  const reader = useAtomValue(passageReaderAtom);
  // The text box has another text when the visitor corrects it.
  const passage = 'filter' in route ? reader?.read(route.filter) : undefined;
  const book = passage?.book;
  return (
    <Thoughts
      instead={
        <>
          <h2 id={elementIds.posts} tabIndex={-1}>
            {title}
          </h2>
          <Empty>{passage && 'problem' in passage ? passage.problem : noBooksFound}</Empty>
          <p>
            <a
              className="button"
              href={listHref(thoughtsList, book ? browseLabel(book) : browseAll())}
            >
              {book ? `Thoughts on ${book}` : 'All thoughts'}
            </a>
          </p>
        </>
      }
    />
  );
}

/** The page for a text that is not a valid passage. The Worker redirects a valid passage to its label. */
export const unknownPassagePage: Page = {
  Component: UnknownPassage,
  meta: () => ({ title: `${title} | ${thoughtsList.title}`, canonical: null }),
  prepare: (store) => store.set(loadPassageReaderAtom),
  hasPanel: true,
};

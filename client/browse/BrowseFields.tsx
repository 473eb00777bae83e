import type { BrowseState } from '../../shared/browse/browse-state.ts';

/** Carries what is browsed through a form that changes something else. */
export function BrowseFields({ browse }: { browse: BrowseState }) {
  return (
    <>
      {browse.mode === 'label' && <input type="hidden" name="label" value={browse.label} />}
      {browse.mode === 'search' && <input type="hidden" name="q" value={browse.q} />}
      {browse.pageToken && <input type="hidden" name="pageToken" value={browse.pageToken} />}
    </>
  );
}

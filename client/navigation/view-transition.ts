import { selectors } from '../../shared/dom-contract.ts';
import type { Route } from '../../shared/routes.ts';

/** The `view-transition-name` of the title that a list and the page of a post share (client/style/view-transitions.css). Nothing else has one, so that presses reach the new page at once. */
const titleName = 'post-title';

/** Ends the running transition. A navigation does it when it starts, so that the newest one wins. */
export function skipViewTransition() {
  current?.skipTransition();
}

let current: ViewTransition | undefined;

/** Finds the title of the post that the visitor goes to or comes from, in the current document; null if it is out of view. */
type FindTitle = () => HTMLElement | null;

export function sharedTitle(from: Route, to: Route): FindTitle {
  const post = to.name === 'post' ? to : from;
  return () => {
    if (post.name !== 'post') return null;
    const item = `[data-item="${CSS.escape(post.postId)}"]`;
    // The featured article can also be in the list below it.
    const titles = document.querySelectorAll<HTMLElement>(`${item} :is(h1, h2, h3)`);
    return (
      [...titles].find((title) => isInView(title) && !title.closest(selectors.content)) ?? null
    );
  };
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Resolves after the update, which does not run if `signal` is aborted before. */
export async function updateWithTransition(
  update: () => void,
  signal: AbortSignal,
  findTitle: FindTitle,
): Promise<void> {
  const allowsMotion = matchMedia('(prefers-reduced-motion: no-preference)').matches;
  let title = findTitle();
  if (!title || !document.startViewTransition || !allowsMotion) return update();

  const unname = () => title?.style.removeProperty('view-transition-name');

  title.style.viewTransitionName = titleName;
  const transition = document.startViewTransition(() => {
    unname();
    if (signal.aborted) return;
    update();
    title = findTitle();
    if (title) title.style.viewTransitionName = titleName;
    else skipViewTransition();
  });
  current = transition;
  const end = () => {
    unname();
    if (current === transition) current = undefined;
  };
  // `ready` rejects if the transition is skipped, for example in a hidden tab.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
  await transition.updateCallbackDone;
}

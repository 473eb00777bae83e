import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import type { FormEvent } from 'react';
import { postCount } from '../../shared/content/post.ts';
import { handoutHref, handoutPath, handoutQuery } from '../../shared/handout/handout.ts';
import { editParameter, type HandoutParams, handoutPage } from '../../shared/pages/handout.ts';
import { paramsOf } from '../../shared/pages/route.ts';
import { parseRoute } from '../../shared/routes.ts';
import type { NavigationInfo } from '../state/announcement-atom.ts';
import { pathAndQuery, shownUrlAtom } from '../state/page-store.ts';
import { addedPostProblem } from './AddPost.tsx';
import { addressId, clearFormId, formId } from './HandoutButton.tsx';
import { replacedHandoutAtom } from './OwnHandoutNote.tsx';
import { ownHandoutAtom } from './own-handout-atom.ts';

/**
 * The form of every change but 'Empty this handout'. Without JavaScript, and in a browser without the
 * Navigation API, it is submitted by GET. The fields and buttons of the page belong to it, so that none
 * of them loses what was typed.
 */
export function HandoutForms({ params, canClear }: { params: HandoutParams; canClear?: boolean }) {
  const { handout, isEditing } = params;
  const [own, setOwn] = useAtom(ownHandoutAtom);
  const setReplaced = useSetAtom(replacedHandoutAtom);
  const shownUrl = useAtomValue(shownUrlAtom);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    // What the browser would load.
    const url = new URL(submitter.formAction);
    const fields = [...new FormData(event.currentTarget), [submitter.name, submitter.value]];
    url.search = `${new URLSearchParams(fields.map(([name, value]) => [`${name}`, `${value}`]))}`;
    const submitted = paramsOf(parseRoute(url), handoutPage);
    // The Worker sends the file, or says what is invalid.
    if (!submitted) return;
    // While another change is pending, the buttons have the posts of the handout before it.
    if (pathAndQuery(location) !== shownUrl) return event.preventDefault();
    const isStored = storeIfOwn(submitted, submitter.dataset.stores !== undefined);
    if (!window.navigation) return;
    event.preventDefault();
    const { announcement, focus } = isStored ? submitter.dataset : {};
    const problem = addedPostProblem(submitted);
    const count = `The handout has ${postCount(submitted.handout.posts.length)}.`;
    const info: NavigationInfo = {
      announcement: [announcement, problem].filter(Boolean).join(' ') || count,
      focus: focus ?? (problem && addressId),
    };
    // The handout of this browser opens to be changed by itself.
    const isEditing = submitted.isEditing && submitter.dataset.stores === undefined;
    window.navigation.navigate(handoutHref(submitted.handout, { ...submitted, isEditing }), {
      info,
    });
  }

  /** Stores the handout if it is that of this browser, or is to become it. Returns false if the browser does not store it. */
  function storeIfOwn({ handout: next }: HandoutParams, becomesOwn: boolean): boolean {
    const isOwn = handoutQuery(own) === handoutQuery(handout);
    if (!isOwn && !becomesOwn) return true;
    const isReplaced = !isOwn || next.posts.length === 0;
    if (isReplaced && own.posts.length > 0) setReplaced(own);
    return setOwn(next);
  }

  return (
    <>
      <form id={formId} action={handoutPath} onSubmit={submit} hidden>
        {isEditing && <input type="hidden" name={editParameter} value="1" />}
      </form>
      {canClear && <form id={clearFormId} action={handoutPath} onSubmit={submit} hidden />}
    </>
  );
}

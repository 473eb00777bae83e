import { handoutPath, isFull } from '../../shared/handout/handout.ts';
import { addParameter, type HandoutParams, handoutPage } from '../../shared/pages/handout.ts';
import { addressId, formId, HandoutButton } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';

/** Adds a post by its URL, as one receives it from somebody else. */
export function AddPost({ params }: { params: HandoutParams }) {
  const { handout, add } = params;
  const problem = addedPostProblem(params);
  const errorId = `${addressId}-error`;
  return (
    <>
      <p className="unscripted fine">
        To add another post, enter its link here. ‘Open as a handout’ begins another handout.
      </p>
      <details className={`${styles.add} disclosure`} open={problem !== undefined}>
        <summary>Add a post by its link</summary>
        <label>
          Link of a post
          <input
            // After a change, and after Back, the field shows the state of the URL.
            key={handoutPage.href(params)}
            id={addressId}
            type="text"
            form={formId}
            name={addParameter}
            inputMode="url"
            autoComplete="off"
            defaultValue={add}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && errorId}
          />
        </label>
        <HandoutButton handout={handout} formAction={`${handoutPath}#${addressId}`}>
          Add post
        </HandoutButton>
        {problem && (
          <p className="error" id={errorId}>
            {problem}
          </p>
        )}
      </details>
    </>
  );
}

/** Returns why a post could not be added; undefined if there is none. */
export function addedPostProblem({ handout, add }: HandoutParams): string | undefined {
  if (!add) return undefined;
  return isFull(handout)
    ? 'The handout is full: remove a post first.'
    : 'No post has the link that you entered. Copy the link of a thought, a quote or an article of this site.';
}

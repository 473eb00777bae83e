import { useAtomValue } from 'jotai';
import { handoutPath } from '../../shared/handout/handout.ts';
import { addParameter, type HandoutParams, handoutPage } from '../../shared/pages/handout.ts';
import { searchPage } from '../../shared/pages/search.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import { siteAtom } from '../state/page-store.ts';
import { Field } from '../ui/Field.tsx';
import { addedPostProblem } from './change-handout.ts';
import { formId } from './element-ids.ts';
import { ChangeButton } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';

/** Leads to posts, or adds one by its URL, as one receives it from somebody else. */
export function AddPost({ params }: { params: HandoutParams }) {
  const { handout, add } = params;
  const { hasSundays } = useAtomValue(siteAtom);
  return (
    <>
      <p className="unscripted fine">
        To add another post, enter its link here. ‘Open as a handout’ begins another handout.
      </p>
      <details className={`${styles.add} disclosure`} open={add !== ''}>
        <summary>Add posts</summary>
        <p className="roomy row">
          <a href={searchPage.path}>Search</a>
          {hasSundays && <a href={sundaysPage.path}>This Sunday</a>}
        </p>
        <Field
          // After a change, and after Back, the field shows the state of the URL.
          key={handoutPage.href(params)}
          label="Or the link of a post"
          name={addParameter}
          form={formId}
          inputMode="url"
          autoComplete="off"
          defaultValue={add}
          error={addedPostProblem(params)}
        />
        <ChangeButton handout={handout} formAction={`${handoutPath}#${addParameter}`}>
          Add post
        </ChangeButton>
      </details>
    </>
  );
}

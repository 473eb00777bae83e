import { useSetAtom } from 'jotai';
import type { ComponentProps, MouseEvent } from 'react';
import { type Handout, handoutPath, postKey } from '../../shared/handout/handout.ts';
import { handoutPage } from '../../shared/pages/handout.ts';
import { changeHandoutAtom, type HandoutChange } from './change-handout.ts';
import { formId } from './element-ids.ts';

type HandoutButtonProps = ComponentProps<'button'> & {
  /** The handout after a press. */
  handout: Handout;
};

export function HandoutButton({ handout, ...button }: HandoutButtonProps) {
  return (
    <button
      type="submit"
      className="secondary"
      form={formId}
      name="posts"
      value={handout.posts.map(postKey).join(',')}
      {...button}
    />
  );
}

/** Changes the handout of the page, with what was typed into its fields. Without JavaScript it submits them. */
export function ChangeButton({
  announcement,
  focus,
  stores,
  ...button
}: HandoutButtonProps & HandoutChange) {
  const change = useSetAtom(changeHandoutAtom);

  function press(event: MouseEvent<HTMLButtonElement>) {
    const { form, name, value } = event.currentTarget;
    const fields = [...new FormData(form ?? undefined), [name, value]];
    const query = new URLSearchParams(fields.map(([name, value]) => [`${name}`, `${value}`]));
    const next = handoutPage.parse(query, {});
    // The Worker says what is invalid.
    if (next && change(next, { announcement, focus, stores })) event.preventDefault();
  }

  return (
    <HandoutButton formAction={focus && `${handoutPath}#${focus}`} onClick={press} {...button} />
  );
}

import { handoutHref } from '../../shared/handout/handout.ts';
import type { InvalidHandoutParams } from '../../shared/pages/handout.ts';
import { Notice } from '../ui/layout/Notice.tsx';

export default function InvalidHandoutPage({
  params: { problem, handout },
}: {
  params: InvalidHandoutParams;
}) {
  return (
    <Notice title="Invalid Handout">
      <p>{problem}</p>
      <a className="button" href={handoutHref(handout)}>
        Open the handout without it
      </a>
    </Notice>
  );
}

import { handoutHref } from '../../../shared/handout/handout.ts';
import type { InvalidHandoutParams } from '../../../shared/pages/handout.ts';
import { Notice } from '../../ui/layout/Notice.tsx';

export default function InvalidHandoutPage({ params }: { params: InvalidHandoutParams }) {
  const href = handoutHref(params.handout);
  return (
    <Notice title="Invalid Handout" href={href} link="Open the handout without it">
      {params.problem}
    </Notice>
  );
}

import type { ContentError } from '../../shared/content/result.ts';
import { LinkList } from '../ui/LinkList.tsx';

type Invalid = { message: string; didYouMean?: ContentError['didYouMean'] | undefined };

export function InvalidPassage({ error: { message, didYouMean = [] } }: { error: Invalid }) {
  return (
    // Another element, because a translator may have replaced the texts of the last one.
    <p key={message}>
      {message}
      {didYouMean.length > 0 && doYouMean}
      <LinkList links={didYouMean} separator=" or " />
      {didYouMean.length > 0 && '?'}
    </p>
  );
}

const doYouMean = ' Do you mean ';

/** Returns the same as a text. */
export function invalidPassageText({ message, didYouMean = [] }: Invalid): string {
  const names = didYouMean.map(({ text }) => text).join(' or ');
  return names ? `${message}${doYouMean}${names}?` : message;
}

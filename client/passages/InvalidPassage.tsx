import type { ContentError } from '../../shared/content/result.ts';
import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { LinkList } from '../ui/LinkList.tsx';

/** Why a text is no passage, and what the visitor may have meant. */
type Invalid = Pick<ContentError, 'message' | 'didYouMean'>;

type InvalidPassageProps = {
  error: Invalid;
  /** Returns where a passage leads that the visitor may have meant. By default to its page. */
  hrefOf?: (passage: LinkItem) => string | undefined;
};

export function InvalidPassage({
  error: { message, didYouMean = [] },
  hrefOf = ({ href }) => href,
}: InvalidPassageProps) {
  return (
    // Another element, because a translator may have replaced the texts of the last one.
    <p key={message}>
      {message}
      {didYouMean.length > 0 && doYouMean}
      <LinkList
        links={didYouMean.map((passage) => ({
          text: passage.text,
          href: hrefOf(passage),
          note: passage.count === 0 ? ' (no posts yet)' : undefined,
        }))}
        separator=" or "
      />
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

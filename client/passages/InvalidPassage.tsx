import type { LinkItem } from '../../shared/content/link-item.ts';
import type { ContentError } from '../../shared/content/result.ts';

type InvalidPassageProps = {
  error: ContentError;
  /** Returns where a passage leads that the visitor may have meant. By default to its page. */
  hrefOf?: (passage: LinkItem) => string | undefined;
};

/** Says why a text is no passage, and what the visitor may have meant. */
export function InvalidPassage({
  error: { message, didYouMean = [] },
  hrefOf = ({ href }) => href,
}: InvalidPassageProps) {
  return (
    // Another element, because a translator may have replaced the texts of the last one.
    <p key={message}>
      {message}
      {didYouMean.map((passage, i) => (
        <span key={passage.text}>
          {i > 0 ? ' or ' : ' Do you mean '}
          <a href={hrefOf(passage)}>{passage.text}</a>
          {passage.count === 0 && ' (no posts yet)'}
        </span>
      ))}
      {didYouMean.length > 0 && '?'}
    </p>
  );
}

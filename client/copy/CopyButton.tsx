import { useSetAtom } from 'jotai';
import { copyPostAtom } from './copy-post-atom.ts';

type CopyButtonProps = { title: string; href: string };

export function CopyButton({ title, href }: CopyButtonProps) {
  const copyPost = useSetAtom(copyPostAtom);
  return (
    <button
      type="button"
      className="secondary scripted"
      aria-label={`Copy: ${title}`}
      onClick={({ currentTarget }) => copyPost({ control: currentTarget, title, href })}
    >
      Copy
    </button>
  );
}

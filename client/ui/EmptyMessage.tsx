import type { ReactNode } from 'react';

type EmptyMessageProps = {
  message: string;
  /** Links, chips or buttons that lead on. */
  children?: ReactNode;
};

/** What stands in place of content that is empty. */
export function EmptyMessage({ message, children }: EmptyMessageProps) {
  return (
    <div className="empty stack">
      <p>{message}</p>
      {children}
    </div>
  );
}

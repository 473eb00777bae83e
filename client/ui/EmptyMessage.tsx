import type { ReactNode } from 'react';

type EmptyMessageProps = {
  message: string;
  children?: ReactNode;
};

export function EmptyMessage({ message, children }: EmptyMessageProps) {
  return (
    <div className="empty stack">
      <p>{message}</p>
      {children}
    </div>
  );
}

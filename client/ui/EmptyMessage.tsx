import type { ReactNode } from 'react';

export function EmptyMessage({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="empty stack">
      <p>{message}</p>
      {children}
    </div>
  );
}

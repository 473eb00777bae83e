import 'react';

/** A button that opens a dialog without script (HTML, "invoker commands"). */
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
}

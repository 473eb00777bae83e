import type { ComponentProps } from 'react';
import * as styles from './Field.module.css';

type FieldProps = ComponentProps<'input'> & {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The number of lines; makes the field a `<textarea>`. */
  rows?: number;
};

/** A field of a form. Its name is its id, to which its problem leads. */
export function Field({ label, hint, error, rows, ...control }: FieldProps) {
  const { name } = control;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  const Control = (rows ? 'textarea' : 'input') as 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      <Control
        {...{ type: rows ? undefined : 'text', rows, ...control }}
        id={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        // The browser scrolls only the caret into view, to where the cookie banner may cover it.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
      />
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className="fine" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

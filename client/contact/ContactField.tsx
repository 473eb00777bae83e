import type { ComponentProps, ReactNode } from 'react';
import * as styles from './ContactForm.module.css';

type ContactFieldProps = ComponentProps<'input'> & {
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /** The number of lines; makes the field a `<textarea>`. */
  rows?: number;
};

export function ContactField({ label, hint, error, rows, ...control }: ContactFieldProps) {
  const hintId = hint ? `${control.name}-hint` : undefined;
  const errorId = error ? `${control.name}-error` : undefined;
  const described = {
    ...control,
    id: control.name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={control.name}>
        {label}
        {control.required && <span aria-hidden="true"> *</span>}
      </label>
      {rows ? (
        <textarea
          {...(described as ComponentProps<'textarea'>)}
          rows={rows}
          // The browser scrolls only the caret into view, to where the cookie banner may cover it.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
      ) : (
        <input type="text" {...described} />
      )}
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

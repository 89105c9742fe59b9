// A form field: label, hint and error tied to the control; and the one-line text field.

import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

export interface FieldTexts {
  label: string
  hint?: string
  /** What is wrong and what to do, in the reader's language; shown with the field and announced. */
  error?: string
  /** Hides the label visually, but not from assistive technology. */
  hideLabel?: boolean
  className?: string
}

interface Ids {
  id: string
  describedBy: string | undefined
}

/** The frame around a control; pass its id and description on to the control itself. */
export function Field({ around, children }: { around: FieldTexts; children: (ids: Ids) => ReactNode }) {
  const id = useId()
  const { label, hint, error, hideLabel, className } = around
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? 'vh' : styles.label}>
        {label}
      </label>
      {children({ id, describedBy })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  )
}

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement> & { before?: string }

/** A one-line text field; `before` is a fixed beginning such as `+91`. */
export function TextField({ label, hint, error, hideLabel, className, before, ...input }: TextFieldProps) {
  return (
    <Field around={{ label, hint, error, hideLabel, className }}>
      {({ id, describedBy }) => (
        <span className={classNames(styles.box, error && styles.wrong)}>
          {before && <span className={styles.before}>{before}</span>}
          <input id={id} aria-describedby={describedBy} aria-invalid={error ? true : undefined} {...input} />
        </span>
      )}
    </Field>
  )
}

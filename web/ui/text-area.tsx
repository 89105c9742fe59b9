// A multi-line text field with label, hint and error.

import { type TextareaHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import styles from './text-area.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
  hint?: string
  error?: string
}

export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className={classNames(field.field, className)}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        className={classNames(styles.area, error && field.wrong)}
        aria-describedby={describedBy}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
      <p id={`${id}-error`} className={field.error} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  )
}

// A select field, using the browser's native list.

import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import { Field, type FieldTexts } from './field.tsx'
import styles from './select-field.module.css'

type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & { options: readonly { value: string; label: string }[] }

export function SelectField({ label, hint, error, hideLabel, className, options, ...select }: SelectFieldProps) {
  return (
    <Field around={{ label, hint, error, hideLabel, className }}>
      {({ id, describedBy }) => (
        <span className={classNames(field.box, styles.select, error && field.wrong)}>
          <select id={id} aria-describedby={describedBy} aria-invalid={error ? true : undefined} {...select}>
            {options.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}

// Form fields: label, hint and error tied to the control; text, select, checkbox, radio group.

import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

interface Around {
  label: string
  hint?: string
  /** What is wrong and what to do, in the reader's language; shown beside the field and announced. */
  error?: string
  /** Hides the label from sight, not from assistive technology. */
  hideLabel?: boolean
  className?: string
}

interface Ids {
  id: string
  describedBy: string | undefined
}

function Field({ around, children }: { around: Around; children: (ids: Ids) => ReactNode }) {
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

type TextFieldProps = Around & InputHTMLAttributes<HTMLInputElement> & { before?: string }

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

type SelectFieldProps = Around &
  SelectHTMLAttributes<HTMLSelectElement> & { options: readonly { value: string; label: string }[] }

export function SelectField({ label, hint, error, hideLabel, className, options, ...select }: SelectFieldProps) {
  return (
    <Field around={{ label, hint, error, hideLabel, className }}>
      {({ id, describedBy }) => (
        <span className={classNames(styles.box, styles.select, error && styles.wrong)}>
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

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; aside?: ReactNode }

/** A checkbox with its label; `aside` stands at the end of the line, such as a count. */
export function Checkbox({ label, aside, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </label>
  )
}

interface RadioGroupProps {
  legend: string
  name: string
  value: string
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  onChange(value: string): void
  hideLegend?: boolean
}

export function RadioGroup({ legend, name, value, options, onChange, hideLegend }: RadioGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={hideLegend ? 'vh' : styles.label}>{legend}</legend>
      {options.map(option => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

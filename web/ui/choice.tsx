// Checkboxes and radio groups with their labels.

import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; aside?: ReactNode }

/** A checkbox with its label; `aside`, such as a count, is at the end of the line. */
export function Checkbox({ label, aside, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.choice, className)}>
      <input type="checkbox" {...input} />
      {label}
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
      <legend className={hideLegend ? 'vh' : styles.legend}>{legend}</legend>
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

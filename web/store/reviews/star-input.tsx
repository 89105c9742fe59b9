// One to five stars as a radio group with arrow keys; each star has a label.

import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useMessages } from '../app/messages.ts'
import styles from './star-input.module.css'

const STARS = [1, 2, 3, 4, 5] as const
const MEANINGS = { 1: 'star1', 2: 'star2', 3: 'star3', 4: 'star4', 5: 'star5' } as const

interface StarInputProps {
  /** 0 while nothing is chosen. */
  value: number
  error: string
  onChange(value: number): void
}

export function StarInput({ value, error, onChange }: StarInputProps) {
  const t = useMessages('reviews')
  const id = useId()
  const chosen = STARS.find(star => star === value)
  return (
    <fieldset className={styles.stars} aria-describedby={error ? id : undefined}>
      <legend>{t('yourRating')}</legend>
      <div className={styles.row}>
        <div className={styles.choices}>
          {STARS.map(star => (
            <label key={star} className={classNames(star <= value && styles.on)}>
              <input
                type="radio"
                name="rating"
                value={star}
                checked={star === value}
                aria-label={`${t('starsOf', { count: star })}, ${t(MEANINGS[star])}`}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(star)}
              />
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="m10 1.8 2.5 5.3 5.8.8-4.2 4 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4 5.8-.8z" />
              </svg>
            </label>
          ))}
        </div>
        {chosen && <b aria-hidden="true">{t(MEANINGS[chosen])}</b>}
      </div>
      <p id={id} className={styles.error} role="alert" hidden={!error}>
        {error}
      </p>
    </fieldset>
  )
}

// Average rating and distribution of stars; a bar can be a filter.

import type { RatingSummary } from '../../../contract/reviews/api.ts'
import { useMessages } from '../app/messages.ts'
import styles from './review-parts.module.css'
import { Stars } from './stars.tsx'

interface RatingBarsProps {
  summary: RatingSummary
  /** Selected stars, and the action of a bar; without it the bars are not interactive. */
  chosen?: readonly number[]
  onChoose?(stars: number): void
}

export function RatingBars({ summary, chosen = [], onChoose }: RatingBarsProps) {
  const t = useMessages('reviews')
  const { rating, count } = summary
  const verified = t('verifiedCount', { count: summary.verified })
  return (
    <div className={styles.figures}>
      <div className={styles.average}>
        <b aria-hidden="true">{rating.toFixed(1)}</b>
        <Stars rating={rating} size={20} label={t('ratingOf', { rating: rating.toFixed(1) })} />
        <span className="quiet">
          {t('basedOn', { count })}
          {verified && `, ${verified}`}
        </span>
      </div>
      <ul className={onChoose && styles.choosable}>
        {summary.stars.map(({ stars, count: of }) => {
          const label = t('barLabel', { stars, count: of })
          const bar = (
            <>
              <span className="vh">{label}</span>
              <span aria-hidden="true">{stars}</span>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ width: `${count === 0 ? 0 : (of / count) * 100}%` }} />
              </span>
              <span aria-hidden="true">{of}</span>
            </>
          )
          return (
            <li key={stars}>
              {onChoose ? (
                <button type="button" aria-pressed={chosen.includes(stars)} onClick={() => onChoose(stars)}>
                  {bar}
                </button>
              ) : (
                <span className={styles.row}>{bar}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

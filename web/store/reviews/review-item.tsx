// One review: stars, text, images, author, and the visitor's vote.

import { useState } from 'react'
import type { Review } from '../../../contract/reviews/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { pictureAt } from '../../framework/picture.ts'
import { call } from '../../framework/session/session.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import styles from './review-parts.module.css'
import { Stars } from './stars.tsx'

/** Formats a time as `24 Nov 2026`. */
export function useDate(): (iso: string) => string {
  const { moment } = useDates()
  return iso => moment(iso).split(',')[0] ?? ''
}

function Pictures({ review, name }: { review: Review; name: string }) {
  const t = useMessages('reviews')
  return (
    <ul className={styles.pictures} aria-label={t('picturesOf', { name })}>
      {review.pictures.map((link, at) => (
        <li key={link}>
          <a href={pictureAt(link, 'xlarge')} target="_blank" rel="noopener" data-native="">
            <img
              src={pictureAt(link, 'small')}
              width={72}
              height={72}
              loading="lazy"
              alt={t('openPicture', { at: at + 1, name })}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Votes({ review }: { review: Review }) {
  const t = useMessages('reviews')
  const [votes, setVotes] = useState<Pick<Review, 'helpful' | 'notHelpful' | 'myVote'>>(review)
  const vote = async (isHelpful: boolean) => {
    const body = { reviewId: review.reviewId, isHelpful }
    const { data } = await call('POST /api/v1/review/isReviewHelpful', { body })
    if (data.counted) setVotes(data)
    else showToast(t('ownVote'))
  }
  const button = (isHelpful: boolean, count: number) => (
    <button
      type="button"
      className={styles.vote}
      aria-pressed={votes.myVote === isHelpful}
      onClick={() => void vote(isHelpful).catch(() => undefined)}
    >
      <span className="vh">{t(isHelpful ? 'helpfulCount' : 'notHelpfulCount', { count })}</span>
      <span aria-hidden="true">{t(isHelpful ? 'helpful' : 'notHelpful')}</span>
      {count > 0 && <b aria-hidden="true">{count}</b>}
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons with one question are no form field
    <div className={styles.votes} role="group" aria-label={t('helpfulAsk')}>
      {button(true, votes.helpful)}
      {button(false, votes.notHelpful)}
    </div>
  )
}

/** `own`: shows the moderation state of the visitor's own review instead of the vote. */
export function ReviewItem({ review, own }: { review: Review; own?: boolean }) {
  const t = useMessages('reviews')
  const { tag } = useLocale()
  const date = useDate()
  const { rating, title, state } = review
  const name = review.author || t('customer')
  const foreign = tag.startsWith(review.language) ? undefined : review.language
  return (
    <article className={styles.review}>
      <header>
        <Stars rating={rating} size={16} label={t('starsOf', { count: rating })} />
        {title && <h3 lang={foreign}>{title}</h3>}
      </header>
      <p className={styles.by}>
        <b>{own || review.mine ? t('yours') : name}</b>
        <span>{date(review.writtenAt)}</span>
        {review.verified && <Badge tone="good">{t('verified')}</Badge>}
        {review.sample && <Badge tone="warn">{t('sample')}</Badge>}
      </p>
      <p className={styles.text} lang={foreign}>
        {review.text}
      </p>
      {review.pictures.length > 0 && <Pictures review={review} name={name} />}
      {state !== 'published' && (
        <Notice tone={state === 'held' ? 'info' : 'warn'}>
          {t(state === 'held' ? 'heldReview' : 'rejectedReview')}
        </Notice>
      )}
      {!own && !review.mine && <Votes review={review} />}
    </article>
  )
}

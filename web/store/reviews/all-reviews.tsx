// All reviews of a product: sorted, filtered by stars, images and purchase, page by page.

import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import type { ReviewSectionProps } from './components/section-props.ts'
import { fetchReviews, NO_FILTER, PAGE_SIZE, type ReviewFilter } from './fetch-reviews.ts'
import { PagedList } from './paged-list.tsx'
import { RatingBars } from './rating-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import styles from './review-parts.module.css'
import { usePages } from './use-pages.ts'

const SORTS = { helpful: 'sortHelpful', newest: 'sortNewest', high: 'sortHigh', low: 'sortLow' } as const

interface ToolsProps {
  filter: ReviewFilter
  /** Number of reviews left by each filter; a filter without results is not offered. */
  counts: { withPictures: number; verified: number }
  change(part: Partial<ReviewFilter>): void
}

function Tools({ filter, counts, change }: ToolsProps) {
  const t = useMessages('reviews')
  const check = (key: 'withPictures' | 'verified', label: string) =>
    (counts[key] > 0 || filter[key]) && (
      <Checkbox
        label={label}
        aside={counts[key]}
        checked={filter[key]}
        onChange={event => change({ [key]: event.target.checked })}
      />
    )
  return (
    <div className={styles.tools}>
      <SelectField
        label={t('sort')}
        value={filter.sort}
        onChange={event => change({ sort: event.target.value as ReviewFilter['sort'] })}
        options={Object.entries(SORTS).map(([value, key]) => ({ value, label: t(key) }))}
      />
      {(counts.withPictures > 0 || counts.verified > 0) && (
        <fieldset>
          <legend className="vh">{t('filter')}</legend>
          {check('withPictures', t('withPictures'))}
          {check('verified', t('onlyVerified'))}
        </fieldset>
      )}
    </div>
  )
}

export function AllReviews({ msn }: ReviewSectionProps) {
  const t = useMessages('reviews')
  const closed = useOff('reviews')
  const [filter, setFilter] = useState(NO_FILTER)
  const key = `${msn} ${JSON.stringify(filter)}`
  const { items, first, total, state, more, again } = usePages(key, page => fetchReviews(msn, filter, page))
  const change = (part: Partial<ReviewFilter>) => setFilter(before => ({ ...before, ...part }))
  const choose = (stars: number) =>
    change({
      stars: filter.stars.includes(stars) ? filter.stars.filter(one => one !== stars) : [...filter.stars, stars],
    })
  const filtered = filter.stars.length > 0 || filter.withPictures || filter.verified
  return (
    <div className={styles.whole}>
      {first && first.summary.count > 0 && (
        <>
          <RatingBars summary={first.summary} chosen={filter.stars} onChoose={choose} />
          {first.summary.sample && <Notice>{t('sampleNote')}</Notice>}
          <Tools filter={filter} counts={first.summary} change={change} />
        </>
      )}
      {filtered && (
        <Button kind="quiet" className={styles.clear} onClick={() => setFilter({ ...NO_FILTER, sort: filter.sort })}>
          {t('clear')}
        </Button>
      )}
      {first?.own && first.own.state !== 'published' && <ReviewItem review={first.own} own />}
      <PagedList
        state={state}
        shown={items.length}
        total={total}
        empty={<p>{t(filtered ? 'noneMatch' : closed ? 'noReviews' : 'noReviewsText')}</p>}
        onMore={() => more(PAGE_SIZE)}
        onRetry={() => void again()}
      >
        {items.map(review => (
          <li key={`${review.reviewId} ${review.writtenAt}`} tabIndex={-1}>
            <ReviewItem review={review} />
          </li>
        ))}
      </PagedList>
    </div>
  )
}

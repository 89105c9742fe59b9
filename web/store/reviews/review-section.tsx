// The reviews on the product page: summary, the most helpful ones, links to all reviews and to the form.

import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import type { LinkedSectionProps } from './components/section-props.ts'
import { fetchReviews, NO_FILTER } from './fetch-reviews.ts'
import { PagedList } from './paged-list.tsx'
import { RatingBars } from './rating-bars.tsx'
import { ReviewItem } from './review-item.tsx'
import styles from './review-parts.module.css'
import { usePages } from './use-pages.ts'

const FIRST = 3

export function ReviewSection({ msn, links }: LinkedSectionProps) {
  const t = useMessages('reviews')
  const { items, first, state, total, again } = usePages(msn, page => fetchReviews(msn, NO_FILTER, page, FIRST))
  const own = first?.own ?? null
  const closed = useOff('reviews')
  const shown = items.filter(review => !review.mine)
  return (
    <Section title={t('title')}>
      <div className={`panel ${styles.section}`}>
        <div className={styles.side}>
          {first && first.summary.count > 0 && <RatingBars summary={first.summary} />}
          {!closed && (
            <ButtonLink href={links.form} data-keep-scroll="">
              {t(own ? 'edit' : 'write')}
            </ButtonLink>
          )}
        </div>
        <div className={styles.main}>
          {first?.summary.sample && <Notice>{t('sampleNote')}</Notice>}
          {own && <ReviewItem review={own} own />}
          <PagedList
            state={state}
            shown={shown.length}
            total={0}
            empty={
              own || !first ? null : (
                <div>
                  <h3>{t('noReviews')}</h3>
                  {!closed && <p className="quiet">{t('noReviewsText')}</p>}
                </div>
              )
            }
            onMore={async () => undefined}
            onRetry={() => void again()}
          >
            {shown.map(review => (
              <li key={review.reviewId}>
                <ReviewItem review={review} />
              </li>
            ))}
          </PagedList>
          {total > 0 && (
            <a className={styles.all} href={links.all} data-keep-scroll="">
              {t('seeAll', { count: total })}
            </a>
          )}
        </div>
      </div>
    </Section>
  )
}

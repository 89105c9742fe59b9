// The questions on the product page: the first ones with answers, links to all questions and to the form.

import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import type { LinkedSectionProps } from './components/section-props.ts'
import { fetchQuestions } from './fetch-reviews.ts'
import { PagedList } from './paged-list.tsx'
import { QuestionItem } from './question-item.tsx'
import styles from './review-parts.module.css'
import { usePages } from './use-pages.ts'

const FIRST = 4

export function QuestionSection({ msn, links }: LinkedSectionProps) {
  const t = useMessages('reviews')
  const closed = useOff('questions')
  const { items, first, state, total, again } = usePages(msn, page => fetchQuestions(msn, '', page, FIRST))
  return (
    <Section title={t('questions')}>
      <div className={`panel ${styles.single}`}>
        <PagedList
          state={state}
          shown={items.length}
          total={0}
          empty={
            <div>
              <h3>{t('noQuestions')}</h3>
              {!closed && <p className="quiet">{t('noQuestionsText')}</p>}
            </div>
          }
          onMore={async () => undefined}
          onRetry={() => void again()}
        >
          {items.map(question => (
            <li key={question.questionId}>
              <QuestionItem question={question} canAnswer={first?.canAnswer ?? false} />
            </li>
          ))}
        </PagedList>
        <div className={styles.votes}>
          {!closed && (
            <ButtonLink href={links.form} data-keep-scroll="">
              {t('ask')}
            </ButtonLink>
          )}
          {total > 0 && (
            <a className={styles.all} href={links.all} data-keep-scroll="">
              {t('questionsAll', { count: total })}
            </a>
          )}
        </div>
      </div>
    </Section>
  )
}

// All questions of a product with search as you type.

import { useEffect, useState } from 'react'
import { TextField } from '../../ui/field.tsx'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import type { ReviewSectionProps } from './components/section-props.ts'
import { fetchQuestions, PAGE_SIZE } from './fetch-reviews.ts'
import { PagedList } from './paged-list.tsx'
import { QuestionItem } from './question-item.tsx'
import styles from './review-parts.module.css'
import { usePages } from './use-pages.ts'

/** Delay between the last key and the search. */
const REST_MS = 300

export function AllQuestions({ msn }: ReviewSectionProps) {
  const t = useMessages('reviews')
  const closed = useOff('questions')
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), REST_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const pages = usePages(`${msn} ${words}`, page => fetchQuestions(msn, words, page))
  const { items, first, total, state, more, again } = pages
  return (
    <div className={styles.whole}>
      <TextField
        type="search"
        label={t('searchQuestions')}
        maxLength={120}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <PagedList
        state={state}
        shown={items.length}
        total={total}
        empty={<p>{t(words ? 'noneFound' : closed ? 'noQuestions' : 'noQuestionsText')}</p>}
        onMore={() => more(PAGE_SIZE)}
        onRetry={() => void again()}
      >
        {items.map(question => (
          <li key={question.questionId} tabIndex={-1}>
            <QuestionItem question={question} canAnswer={first?.canAnswer ?? false} />
          </li>
        ))}
      </PagedList>
    </div>
  )
}

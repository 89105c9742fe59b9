// One question with its answers and the answer form.

import { type FormEvent, useRef, useState } from 'react'
import type { Answer, Question } from '../../../contract/reviews/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import { useDate } from './review-item.tsx'
import styles from './review-parts.module.css'
import { noteWritten } from './use-pages.ts'

const BY = { seller: 'bySeller', staff: 'byStaff', buyer: 'byBuyer' } as const

function useLanguageMark(): (language: 'en' | 'hi') => 'en' | 'hi' | undefined {
  const { language } = useLocale()
  return of => (of === language ? undefined : of)
}

function StateNote({ state }: { state: Question['state'] }) {
  const t = useMessages('reviews')
  if (state === 'published') return null
  return <Badge tone={state === 'held' ? 'plain' : 'warn'}>{t(state === 'held' ? 'stateHeld' : 'stateRejected')}</Badge>
}

function AnswerText({ answer }: { answer: Answer }) {
  const t = useMessages('reviews')
  const date = useDate()
  const mark = useLanguageMark()
  return (
    <li className={styles.pair}>
      <span className={styles.mark} aria-hidden="true">
        {t('answerMark')}
      </span>
      <div>
        <p className={styles.text} lang={mark(answer.language)}>
          <span className="vh">{t('answer')}: </span>
          {answer.text}
        </p>
        <p className={styles.by}>
          <span>
            <b>{answer.author || t('customer')}</b>, {t(BY[answer.by])}
          </span>
          <span>{date(answer.answeredAt)}</span>
          {answer.sample && <Badge tone="warn">{t('sample')}</Badge>}
          <StateNote state={answer.state} />
        </p>
      </div>
    </li>
  )
}

function AnswerForm({ question, onDone }: { question: Question; onDone(): void }) {
  const t = useMessages('reviews')
  const mine = question.answers.find(answer => answer.mine)
  const [body, setBody] = useState(mine?.text ?? '')
  const [missing, setMissing] = useState(false)
  const action = useAction()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(body.trim() === '')
    if (body.trim() === '') return
    void action.run(async () => {
      const { data } = await quietCall('POST /api/v1/quest/answer', {
        body: { questionId: question.questionId, text: body },
      })
      showToast(t(data.accepted ? 'answered' : 'notBuyer'))
      onDone()
      noteWritten()
    })
  }
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextArea
        label={t('yourAnswer')}
        hint={t('answerHint')}
        error={missing ? t('textMissing') : action.error}
        maxLength={2000}
        autoFocus
        value={body}
        onChange={event => setBody(event.target.value)}
      />
      <div className={styles.votes}>
        <Button type="submit" busy={action.busy}>
          {t('sendAnswer')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

export function QuestionItem({ question, canAnswer }: { question: Question; canAnswer: boolean }) {
  const t = useMessages('reviews')
  const date = useDate()
  const mark = useLanguageMark()
  const closed = useOff('questions')
  const [answering, setAnswering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAnswering(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  return (
    <article className={styles.question}>
      <div className={styles.pair}>
        <span className={styles.mark} aria-hidden="true">
          {t('questionMark')}
        </span>
        <div>
          <h3 className={styles.text} lang={mark(question.language)}>
            <span className="vh">{t('question')}: </span>
            {question.text}
          </h3>
          <p className={styles.by}>
            <span>{question.author || t('customer')}</span>
            <span>{date(question.askedAt)}</span>
            {question.sample && <Badge tone="warn">{t('sample')}</Badge>}
            <StateNote state={question.state} />
          </p>
        </div>
      </div>
      {question.answers.length > 0 ? (
        <ul>
          {question.answers.map(answer => (
            <AnswerText key={answer.answerId} answer={answer} />
          ))}
        </ul>
      ) : (
        <p className={`quiet ${styles.indent}`}>{t('unanswered')}</p>
      )}
      {canAnswer && !closed && question.state === 'published' && !answering && (
        <button ref={button} type="button" className={styles.reply} onClick={() => setAnswering(true)}>
          {t('answerThis')}
        </button>
      )}
      {answering && <AnswerForm question={question} onDone={close} />}
    </article>
  )
}

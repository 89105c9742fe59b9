// The form of a question about a product.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Question } from '../../../contract/reviews/api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import type { ReviewSectionProps } from './components/section-props.ts'
import { LoginFirst } from './login-first.tsx'
import styles from './review-parts.module.css'
import { noteWritten } from './use-pages.ts'

function CreatedQuestion({ question }: { question: Question }) {
  const t = useMessages('reviews')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const held = question.state !== 'published'
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {t(held ? 'askedHeld' : 'asked')}
      </h3>
      <p className={styles.text}>{question.text}</p>
      <Notice tone={held ? 'info' : 'good'}>{t(held ? 'heldText' : 'askedText')}</Notice>
    </div>
  )
}

function QuestionForm({ msn, onCreated }: ReviewSectionProps & { onCreated(question: Question): void }) {
  const t = useMessages('reviews')
  const form = useRef<HTMLFormElement>(null)
  const [body, setBody] = useState('')
  const [missing, setMissing] = useState(false)
  const action = useAction()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(body.trim() === '')
    if (body.trim() === '') return focusFirstError(form.current)
    void action.run(async () => {
      const { data } = await quietCall('POST /api/v1/quest/setQuest', { body: { msn, text: body } })
      onCreated(data.question)
      noteWritten()
    })
  }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextArea
        label={t('yourQuestion')}
        hint={t('questionHint')}
        error={missing ? t('textMissing') : action.error}
        maxLength={500}
        value={body}
        onChange={event => setBody(event.target.value)}
      />
      <p className="quiet">{t('plainText')}</p>
      <Button type="submit" size="big" busy={action.busy}>
        {t('sendQuestion')}
      </Button>
    </form>
  )
}

export function AskQuestion({ msn }: ReviewSectionProps) {
  const t = useMessages('reviews')
  const [done, setDone] = useState<Question | null>(null)
  if (done) return <CreatedQuestion question={done} />
  return (
    <LoginFirst why={t('loginAsk')}>
      <QuestionForm msn={msn} onCreated={setDone} />
    </LoginFirst>
  )
}

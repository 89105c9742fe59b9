// Answers a question on behalf of the store.

import type { FormEvent } from 'react'
import type { Post } from '../../../contract/reviews/moderation-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { Problem, TextArea } from '../components/field.tsx'
import { FormConflict, KeptDraft } from '../components/form-conflict.tsx'

/** The store's answer so far; the form always starts empty. */
interface Answered {
  version: number
  text: string
}

const fieldsOf = ({ text }: Answered) => ({ text })

export function AnswerForm({ post, onClose, onDone }: { post: Post; onClose(): void; onDone(): void }) {
  const t = useMessages('reviews')
  const frame = useMessages('frame')
  const answered: Answered = { version: post.storeAnswers, text: '' }
  const form = useVersioned(`question_${post.postId}`, answered, fieldsOf)
  const { text } = form.fields
  const { busy, problem } = form.act
  const close = () => {
    onClose()
    onDone()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { questionId: post.postId }
    const saved = await form.save((version, fields) =>
      call('POST /api/admin/questions/{questionId}/answer', { params, body: { ...fields, version } }),
    )
    if (!saved) return
    showToast(t('answered'))
    close()
  }
  if (form.theirs) {
    const words = (fields: { text: string }) => [{ name: 'text' as const, label: t('answerText'), value: fields.text }]
    return <FormConflict form={form} words={words} onTaken={close} />
  }
  return (
    <form className="form" onSubmit={submit}>
      {form.restored && <KeptDraft onDrop={form.drop} />}
      <TextArea
        label={t('answerText')}
        hint={t('answerHint')}
        required
        maxLength={2000}
        value={text}
        onChange={event => form.set({ text: event.target.value })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={busy || text.trim() === ''}>
          {t('answer')}
        </button>
        <button type="button" className="b" onClick={onClose}>
          {frame('cancel')}
        </button>
      </div>
    </form>
  )
}

// Answers a question in the name of the store.

import type { FormEvent } from 'react'
import type { Post } from '../../../contract/reviews/moderation-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { Problem, TextArea } from '../components/field.tsx'

export function AnswerForm({ post, onClose, onDone }: { post: Post; onClose(): void; onDone(): void }) {
  const t = useMessages('reviews')
  const frame = useMessages('frame')
  const { busy, problem, run } = useAct()
  const draft = useDraft(`question-${post.postId}`, { text: '' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const params = { questionId: post.postId }
    if (!(await run(() => call('POST /api/admin/questions/{questionId}/answer', { params, body: draft.value })))) return
    draft.drop()
    showToast(t('answered'))
    onClose()
    onDone()
  }
  return (
    <form className="form" onSubmit={submit}>
      <TextArea
        label={t('answerText')}
        hint={t('answerHint')}
        required
        maxLength={2000}
        value={draft.value.text}
        onChange={event => draft.set({ text: event.target.value })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b go" disabled={busy || draft.value.text.trim() === ''}>
          {t('answer')}
        </button>
        <button type="button" className="b" onClick={onClose}>
          {frame('cancel')}
        </button>
      </div>
    </form>
  )
}

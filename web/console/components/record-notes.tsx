// Notes on a record, the newest first: written as a draft of the browser until they are saved, changed and deleted by their author.

import { type FormEvent, useState } from 'react'
import type { Assignee, RecordNote } from '../../../contract/annotations/api.ts'
import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import type { AnnotatedRecord } from './annotated-record.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './field.tsx'
import { MentionField, mentionsIn, useMentionable } from './mention-field.tsx'
import { MoreButton } from './more-button.tsx'
import { newId } from './new-id.ts'
import { Failed, Loading } from './states.tsx'
import { useMayNote } from './use-may-note.ts'
import { useMore } from './use-more.ts'

type NotedRecord = AnnotatedRecord<RecordKind>

interface Draft {
  noteId: string
  note: string
  /** Mentioned colleagues. */
  mentioned?: Assignee[]
}

function NewNote({ record, onSaved }: { record: NotedRecord; onSaved(note: RecordNote): void }) {
  const t = useMessages('annotations')
  const { busy, problem, run } = useAct()
  const draft = useDraft<Draft>(`note-${record.recordKind}-${record.recordId}`, { noteId: '', note: '' })
  const members = useMentionable(record.recordKind, draft.value.note)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { noteId, note, mentioned = [] } = draft.value
    const body = { noteId, note, mentions: mentionsIn(note, mentioned) }
    const input = { params: record, body }
    const reply = await run(() => call('POST /api/admin/annotations/{recordKind}/{recordId}/notes', input))
    if (!reply) return
    draft.drop()
    onSaved(reply.data)
    showToast(t('noteSaved'))
  }
  return (
    <form className="form" onSubmit={submit}>
      <MentionField
        label={t('newNote')}
        hint={t(record.recordKind === 'customer' ? 'noteHintCustomer' : 'noteHint')}
        value={draft.value.note}
        members={members}
        // another text is another note: only the same text is the same call
        onChange={(note, chosen) =>
          draft.set({
            note,
            noteId: newId(),
            mentioned: [...(draft.value.mentioned ?? []), ...(chosen ? [chosen] : [])],
          })
        }
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b" disabled={busy || draft.value.note.trim() === ''}>
          {t('saveNote')}
        </button>
      </div>
    </form>
  )
}

interface NoteProps {
  record: NotedRecord
  note: RecordNote
  /** Reloads the notes. */
  onChanged(): void
}

interface EditDraft {
  text: string
  /** Colleagues mentioned while editing. */
  mentioned: Assignee[]
}

function EditNote({ record, note, onChanged, onClose }: NoteProps & { onClose(): void }) {
  const t = useMessages('annotations')
  const { busy, problem, run } = useAct()
  const [begun] = useState(note)
  const draft = useDraft<EditDraft>(`note-text-${note.noteId}`, { text: note.text, mentioned: [] })
  const { text, mentioned } = draft.value
  const members = useMentionable(record.recordKind, text)
  const close = () => {
    draft.drop()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { note: text, mentions: mentionsIn(text, mentioned), version: note.version }
    const input = { params: { ...record, noteId: note.noteId }, body }
    const reply = await run(() => call('POST /api/admin/annotations/{recordKind}/{recordId}/notes/{noteId}', input))
    // when it was changed meanwhile, that text is shown and one decides
    onChanged()
    if (!reply) return
    close()
    showToast(t('noteSaved'))
  }
  return (
    <form className="form grow" onSubmit={submit}>
      {note.version !== begun.version && (
        <p className="note">
          <b>{t('storedNow')}</b> {note.text}
        </p>
      )}
      <MentionField
        label={t('noteText')}
        hint={t('mentionHint')}
        value={text}
        members={members}
        onChange={(next, chosen) => draft.set({ text: next, mentioned: [...mentioned, ...(chosen ? [chosen] : [])] })}
      />
      <Problem text={problem} />
      <div className="acts">
        <button type="submit" className="b" disabled={busy || text.trim() === ''}>
          {t('save')}
        </button>
        <button type="button" className="b flat" onClick={close}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}

function DeleteNote({ record, note, onChanged, onClose }: NoteProps & { onClose(): void }) {
  const t = useMessages('annotations')
  const { busy, problem, run } = useAct()
  const remove = async () => {
    const params = { ...record, noteId: note.noteId }
    const reply = await run(() =>
      call('DELETE /api/admin/annotations/{recordKind}/{recordId}/notes/{noteId}', { params }),
    )
    if (!reply) return
    showToast(t('noteDeleted'))
    onClose()
    onChanged()
  }
  return (
    <Dialog title={t('deleteTitle')} onClose={onClose}>
      <p>{t('deleteText')}</p>
      <p className="note-text sub">{note.text}</p>
      <Problem text={problem} />
      <div className="acts">
        <button type="button" className="b" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className="b go" disabled={busy} onClick={remove}>
          {t('delete')}
        </button>
      </div>
    </Dialog>
  )
}

function NoteRow(props: NoteProps) {
  const t = useMessages('annotations')
  const mayNote = useMayNote(props.record)
  const mayDelete = useMay()('notes.moderate') || props.note.own
  const { moment } = useDates()
  const [step, setStep] = useState<'edit' | 'delete' | null>(null)
  const { author, text, at, editedAt, own } = props.note
  const close = () => setStep(null)
  if (step === 'edit') return <EditNote {...props} onClose={close} />
  return (
    <>
      <div className="grow">
        <span>
          <b>{author}</b> <span className="sub">{moment(at)}</span>{' '}
          {editedAt && <span className="sub">({t('edited', { moment: moment(editedAt) })})</span>}
        </span>
        <p className="note-text">{text}</p>
      </div>
      {mayDelete && mayNote && (
        <div className="acts">
          {own && (
            <button
              type="button"
              className="b sm"
              aria-label={t('editNote', { moment: moment(at) })}
              onClick={() => setStep('edit')}
            >
              {t('edit')}
            </button>
          )}
          <button
            type="button"
            className="b sm"
            aria-label={t('deleteNote', { moment: moment(at) })}
            onClick={() => setStep('delete')}
          >
            {t('delete')}
          </button>
        </div>
      )}
      {step === 'delete' && <DeleteNote {...props} onClose={close} />}
    </>
  )
}

export function RecordNotes({ record }: { record: NotedRecord }) {
  const t = useMessages('annotations')
  const mayNote = useMayNote(record)
  const list = useMore(`${record.recordKind} ${record.recordId}`, async before => {
    const input = { params: record, query: { before } }
    const { notes, next } = (await call('GET /api/admin/annotations/{recordKind}/{recordId}/notes', input)).data
    return { rows: notes, next }
  })
  return (
    <div className="form">
      <h3>{t('notes')}</h3>
      {mayNote && <NewNote record={record} onSaved={list.prepend} />}
      {list.load.error && <Failed error={list.load.error} onRetry={list.load.again} />}
      {!list.load.data && !list.load.error && <Loading />}
      <ul className="rows">
        {list.load.data && list.rows.length === 0 && <li className="sub">{t('noNote')}</li>}
        {list.rows.map(note => (
          <li key={note.noteId} className="note-row">
            <NoteRow record={record} note={note} onChanged={list.load.again} />
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  )
}

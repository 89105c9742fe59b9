// Dialog that saves a part of the delivery network: keeps drafts and resolves conflicts.

import type { FormEvent, ReactNode } from 'react'
import type { DeliveryNetwork } from '../../../contract/delivery/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import type { VersionedForm } from '../app/use-versioned.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'
import {
  DiscardButton,
  type FieldWord,
  FormConflict,
  KeptDraft,
  type LoggedRecord,
} from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'

export interface EntryDialogProps {
  network: DeliveryNetwork
  /** Code of the entry; empty for a new one. */
  code: string
  onChange(network: DeliveryNetwork): void
  onClose(): void
}

type Reply = Promise<{ data: DeliveryNetwork }>

interface SaveDialogProps<R extends { version: number }, F extends object>
  extends Pick<EntryDialogProps, 'network' | 'onChange' | 'onClose'> {
  title: string
  form: VersionedForm<R, F>
  record: LoggedRecord
  words(fields: F): readonly FieldWord<F>[]
  /** Whether the input is valid; the fields show why not. */
  isReady?(): boolean
  write(version: number, fields: F): Reply
  /** Undefined where there is nothing to remove. */
  remove?: ((version: number) => Reply) | undefined
  /** A new record has no history. */
  isNew: boolean
  children: ReactNode
}

export function SaveDialog<R extends { version: number }, F extends object>(props: SaveDialogProps<R, F>) {
  const { title, form, record, words, network, isReady, write, remove, isNew, onChange, onClose, children } = props
  const t = useMessages('delivery')
  const versions = useMessages('versions')
  const { busy, problem } = form.act
  const finish = async (send: (version: number, fields: F) => Reply, earlier?: F) => {
    const reply = await form.save(send, earlier)
    if (!reply) return
    onChange(reply.data)
    showToast(earlier ? versions('restored') : t('saved'))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isReady()) void finish(write)
  }
  const taken = async () => {
    onClose()
    onChange((await call('GET /api/admin/delivery', { query: { market: network.market } })).data)
  }
  if (form.theirs || form.gone)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict form={form} record={record} words={words} onTaken={() => void taken()} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        {children}
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
          {remove && (
            <button type="button" className="b" disabled={busy} onClick={() => void finish(remove)}>
              {t('remove')}
            </button>
          )}
        </div>
      </form>
      {!isNew && <FormHistory {...{ form, record, words }} onRestore={earlier => void finish(write, earlier)} />}
    </Dialog>
  )
}

interface CheckProps {
  label: string
  hint?: string
  checked: boolean
  onChange(checked: boolean): void
}

export function Check({ label, hint, checked, onChange }: CheckProps) {
  return (
    <div>
      <label className="check">
        <input type="checkbox" checked={checked} onChange={event => onChange(event.target.checked)} />
        {label}
      </label>
      {hint && <small className="sub">{hint}</small>}
    </div>
  )
}

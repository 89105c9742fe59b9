// The frame of a dialog that saves a part of the delivery network.

import type { FormEvent, ReactNode } from 'react'
import type { DeliveryNetwork } from '../../../contract/delivery/staff-api.ts'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

export interface EntryDialogProps {
  network: DeliveryNetwork
  /** Code of the entry; empty for a new one. */
  code: string
  onChange(network: DeliveryNetwork): void
  onClose(): void
}

type Reply = Promise<{ data: DeliveryNetwork }>

interface SaveDialogProps extends Pick<EntryDialogProps, 'onChange' | 'onClose'> {
  title: string
  /** Null when what is typed cannot be sent; the fields say why. */
  save(): Reply | null
  /** Undefined where there is nothing to remove. */
  remove?: (() => Reply) | undefined
  children: ReactNode
}

export function SaveDialog({ title, save, remove, onChange, onClose, children }: SaveDialogProps) {
  const t = useMessages('delivery')
  const { busy, problem, run } = useAct()
  const finish = async (write: () => Reply) => {
    const reply = await run(write)
    if (!reply) return
    onChange(reply.data)
    showToast(t('saved'))
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reply = save()
    if (reply) void finish(() => reply)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {children}
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
          {remove && (
            <button type="button" className="b" disabled={busy} onClick={() => void finish(remove)}>
              {t('remove')}
            </button>
          )}
        </div>
      </form>
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

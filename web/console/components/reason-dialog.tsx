// A dialog for an action that needs a reason: explanation, additional fields, the reason, and the error of a
// rejection.

import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { Problem, TextArea } from './field.tsx'

interface ReasonDialogProps {
  title: string
  /** Label of the reason. */
  label: string
  hint?: string
  minLength?: number
  /** Label of the button. */
  confirm: string
  busy: boolean
  /** Whether the action is not possible with the current input. */
  disabled?: boolean
  problem: string
  onConfirm(reason: string): void
  onClose(): void
  children: ReactNode
  /** Fields below the reason. */
  more?: ReactNode
}

export function ReasonDialog({ title, label, hint, minLength, confirm, busy, ...rest }: ReasonDialogProps) {
  const { disabled = false, problem, onConfirm, onClose, children, more } = rest
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(reason)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {children}
        <TextArea
          label={label}
          hint={hint}
          required
          minLength={minLength}
          maxLength={300}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
        {more}
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy || disabled}>
          {confirm}
        </button>
      </form>
    </Dialog>
  )
}

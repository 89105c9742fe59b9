// Confirms an action that cannot be undone: its effect, the button, and the error of a rejection.

import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from './dialog.tsx'
import { Problem } from './field.tsx'

interface ConfirmDialogProps {
  title: string
  text: string
  /** Label of the button. */
  confirm: string
  /** Performs the action; rejects with an ApiError. */
  write(): Promise<unknown>
  /** Called after the action has succeeded. */
  onDone(): void
  onClose(): void
}

export function ConfirmDialog({ title, text, confirm, write, onDone, onClose }: ConfirmDialogProps) {
  const t = useMessages('frame')
  const { busy, problem, run } = useAct()
  const act = async () => {
    if (await run(write)) onDone()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="form">
        <p>{text}</p>
        <Problem text={problem} />
        <div className="acts">
          <button type="button" className="b go" disabled={busy} onClick={act}>
            {confirm}
          </button>
          <button type="button" className="b" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

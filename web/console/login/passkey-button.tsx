// A button to log in or confirm with a passkey, in browsers that support it.

import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { hasPasskeys } from './passkey-browser.ts'

interface PasskeyButtonProps {
  label: string
  /** Resolves with null when the person closed the dialog of the browser. */
  ask(): Promise<StaffSession | null>
  onSession(session: StaffSession): void
}

export function PasskeyButton({ label, ask, onSession }: PasskeyButtonProps) {
  const { busy, problem, run } = useAct()
  if (!hasPasskeys()) return null
  const act = async () => {
    const session = await run(ask)
    if (session) onSession(session)
  }
  return (
    <div>
      <Problem text={problem} />
      <div className="acts">
        <button type="button" className="b" disabled={busy} onClick={act}>
          {label}
        </button>
      </div>
    </div>
  )
}

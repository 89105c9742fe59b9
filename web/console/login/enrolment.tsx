// Enrols an authenticator app: QR code, first code, and the recovery codes, which are shown once.

import { type FormEvent, useState } from 'react'
import type { StaffSession } from '../../../contract/staff/schemas.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface EnrolmentProps {
  /** Called when the recovery codes have been seen. */
  onDone(session: StaffSession): void
}

export function Enrolment({ onDone }: EnrolmentProps) {
  const t = useMessages('login')
  const secret = useLoad('enrolment', async () => (await call('POST /api/admin/session/enrol')).data)
  const { busy, problem, run } = useAct()
  const [code, setCode] = useState('')
  const [result, setResult] = useState<{ session: StaffSession; recoveryCodes: string[] } | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { code: code.replace(/\s/g, '') }
    const reply = await run(() => call('POST /api/admin/session/enrol/confirm', { body }))
    if (reply) setResult(reply.data)
  }
  if (result) return <RecoveryCodes codes={result.recoveryCodes} onDone={() => onDone(result.session)} />
  if (secret.error) return <Failed error={secret.error} onRetry={secret.again} />
  if (!secret.data) return <Loading />
  const { qr, secret: key } = secret.data
  return (
    <form className="form" onSubmit={submit}>
      <svg className="qr" viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t('qrLabel')}>
        <path className="qr-paper" d={`M-4 -4h${qr.size + 8}v${qr.size + 8}h-${qr.size + 8}z`} />
        <path className="qr-ink" d={qr.path} />
      </svg>
      <p className="sub">{t('typeKey')}</p>
      <code className="secret">{key.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <Field
        label={t('code')}
        hint={t('firstCodeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        value={code}
        onChange={event => setCode(event.target.value)}
      />
      <Problem text={problem} />
      <button type="submit" className="b go" disabled={busy}>
        {t('enrol')}
      </button>
    </form>
  )
}

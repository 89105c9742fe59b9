// Changes a customer's email: a code is sent to the new address, and the customer reads it out.

import { type FormEvent, useState } from 'react'
import type { CustomerDetail } from '../../../contract/customer-desk/schemas.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, TextArea } from '../components/field.tsx'

interface ChangeProps {
  row: CustomerDetail
  onChange(row: CustomerDetail): void
}

function useEmailChange({ row, onChange, onClose }: ChangeProps & { onClose(): void }) {
  const t = useMessages('customer-email')
  const act = useAct()
  const [email, setEmail] = useState('')
  // null until a code is on its way
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [code, setCode] = useState('')
  const [reason, setReason] = useState('')
  const params = { customerId: row.customerId }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const body = { email: email.trim() }
    const reply = await act.run(() => call('POST /api/admin/customers/{customerId}/emailCode', { params, body }))
    if (reply) setSentTo(body.email)
  }
  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (sentTo === null) return
    const body = { email: sentTo, code: code.trim(), reason: reason.trim() }
    const reply = await act.run(() => call('POST /api/admin/customers/{customerId}/email', { params, body }))
    if (!reply) return
    onChange(reply.data)
    showToast(t('done'))
    onClose()
  }
  const back = () => {
    setSentTo(null)
    setCode('')
  }
  return { act, email, setEmail, sentTo, code, setCode, reason, setReason, send, change, back }
}

function ChangeDialog(props: ChangeProps & { onClose(): void }) {
  const t = useMessages('customer-email')
  const { act, email, setEmail, sentTo, code, setCode, reason, setReason, send, change, back } = useEmailChange(props)
  return (
    <Dialog title={t('title')} onClose={props.onClose}>
      {sentTo === null ? (
        <form className="form" onSubmit={event => void send(event)}>
          <p>{t('text')}</p>
          <Field
            label={t('email')}
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            value={email}
            onChange={event => setEmail(event.target.value)}
          />
          <Problem text={act.problem} />
          <button type="submit" className="b go" disabled={act.busy || email.trim() === ''}>
            {t('send')}
          </button>
        </form>
      ) : (
        <form className="form" onSubmit={event => void change(event)}>
          <p role="status" className="note-text">
            {t('sent', { email: sentTo })}
          </p>
          <Field
            label={t('code')}
            required
            inputMode="numeric"
            pattern="\d{6}"
            maxLength={6}
            autoComplete="off"
            value={code}
            onChange={event => setCode(event.target.value)}
          />
          <TextArea
            label={t('reason')}
            required
            minLength={3}
            maxLength={300}
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
          <Problem text={act.problem} />
          <div className="acts">
            <button type="submit" className="b go" disabled={act.busy || reason.trim().length < 3}>
              {t('change')}
            </button>
            <button type="button" className="b" onClick={back}>
              {t('other')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

export function ChangeEmail(props: ChangeProps) {
  const t = useMessages('customer-email')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('open')}
      </button>
      {open && <ChangeDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

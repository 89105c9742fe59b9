// Asks for the code that was sent, verifies it, and resends it on request.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { latinDigits } from '../../../../contract/shared/digits.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import { type AuthFlow, sendCode } from './auth-flow.ts'
import styles from './login.module.css'

const CODE_LENGTH = 6

/** Countdown in whole seconds to a point in time. */
function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(0)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    const stop = setTimeout(() => clearInterval(timer), Math.max(0, moment - Date.now()) + 1000)
    return () => {
      clearInterval(timer)
      clearTimeout(stop)
    }
  }, [moment])
  return now === 0 ? 1 : Math.max(0, Math.ceil((moment - now) / 1000))
}

/** Link to the development outbox; never in production. */
function OutboxLink() {
  const t = useMessages('auth')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    quietCall('GET /api/v3/common/web/config')
      .then(({ data }) => setShown(!data.production))
      .catch(() => undefined)
  }, [])
  return shown ? (
    <p className={styles.foot}>
      <a href="/dev/outbox" target="_blank" rel="noreferrer">
        {t('outbox')}
      </a>
    </p>
  ) : null
}

function Resend({ flow, onSent }: { flow: AuthFlow; onSent(flow: AuthFlow): void }) {
  const t = useMessages('auth')
  const { market } = useLocale()
  const { sentAt, resendSeconds, redirect } = flow.data
  const seconds = useSecondsUntil(sentAt + resendSeconds * 1000)
  const action = useAction()
  const resend = () =>
    action.run(async () => {
      onSent(await sendCode(market, flow.flowType, flow, redirect))
      showToast(t('resent'))
    })
  return (
    <div>
      <Button kind="quiet" disabled={seconds > 0} busy={action.busy} onClick={resend}>
        {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
      </Button>
      <p className={styles.problem} role="alert" hidden={!action.error}>
        {action.error}
      </p>
    </div>
  )
}

interface CodeFormProps {
  flow: AuthFlow
  /** Verifies the code; an error is shown at the field. */
  onCode(otp: string): Promise<void>
  /** Another code was sent. */
  onSent(flow: AuthFlow): void
  /** Back to the identifier step. */
  onChange(): void
}

export function CodeForm({ flow, onCode, onSent, onChange }: CodeFormProps) {
  const t = useMessages('auth')
  const [otp, setOtp] = useState('')
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const check = async (code: string) => {
    if (code.length !== CODE_LENGTH) {
      action.setError(t('codeDigits'))
      return focusFirstError(form.current)
    }
    const done = await action.run(() => onCode(code))
    if (!done) focusFirstError(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void check(otp)
  }
  const type = (value: string) => {
    const digits = latinDigits(value).replace(/\D/g, '').slice(0, CODE_LENGTH)
    setOtp(digits)
    action.setError('')
    // A complete code (autofilled or pasted) is submitted at once.
    if (digits.length === CODE_LENGTH && digits !== otp) void check(digits)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>
        {t('otpText', { to: flow.identifier })}{' '}
        <Button kind="quiet" onClick={onChange}>
          {t('change')}
        </Button>
      </p>
      {flow.flowType === 'login' && !flow.isUserExists && <p className="quiet">{t('otpNew')}</p>}
      <TextField
        className={styles.code}
        label={t('code')}
        value={otp}
        error={action.error}
        inputMode="numeric"
        autoComplete="one-time-code"
        name="otp"
        onChange={event => type(event.target.value)}
      />
      <Button kind="go" size="big" type="submit" busy={action.busy} wide>
        {t('verify')}
      </Button>
      <Resend
        flow={flow}
        onSent={next => {
          setOtp('')
          action.setError('')
          onSent(next)
        }}
      />
      <OutboxLink />
    </form>
  )
}

// The mobile number or email of the profile, changed only once a code sent to the new one was typed in.

import { type FormEvent, useRef, useState } from 'react'
import type { CustomerProfile } from '../../../contract/customers/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { type AuthFlow, sendCode, verifyCode } from '../auth/components/auth-flow.ts'
import { CodeForm } from '../auth/components/code-form.tsx'
import { bodyOf, readIdentifier } from '../auth/components/identifier.ts'
import styles from './components/account.module.css'
import { ConfirmContact, type Confirmed, type Contact } from './components/confirm-contact.tsx'

interface ContactRowProps {
  kind: 'phone' | 'email'
  value: string
  /** Whether the customer has verified the value with a code. */
  verified: boolean
  /** Verified contacts, one of which authorizes a change. */
  contacts: readonly Contact[]
  onChanged(customer: CustomerProfile): void
}

/** Asks for the new contact and sends a code to it. */
function NewContact({
  kind,
  onSent,
  onCancel,
}: Pick<ContactRowProps, 'kind'> & { onSent(flow: AuthFlow): void; onCancel(): void }) {
  const t = useMessages('account')
  const tAuth = useMessages('auth')
  const tCommon = useMessages('common')
  const { market, marketInfo } = useLocale()
  const [value, setValue] = useState('')
  const [error, setError] = useState('')
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const wanted = kind === 'email' ? 1 : 2
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = readIdentifier(value, market)
    const fits = typeof typed !== 'string' && typed.identifierType === wanted
    if (!fits) {
      const mobile = market === 'AE' ? 'mobileDigitsAe' : 'mobileDigitsIn'
      setError(tAuth(kind === 'email' ? 'emailInvalid' : mobile))
      return focusFirstError(form.current)
    }
    void action.run(async () => onSent(await sendCode(market, 'checkout', typed, '')))
  }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <TextField
        label={t(kind === 'email' ? 'newEmail' : 'newMobile')}
        hint={t('proofText')}
        before={kind === 'email' ? undefined : `+${marketInfo.phoneCode}`}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel-national'}
        value={value}
        error={error || action.error}
        maxLength={254}
        onChange={event => {
          setValue(event.target.value)
          setError('')
          action.setError('')
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={action.busy}>
          {tAuth('sendCode')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {tCommon('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Sends a code to the unverified contact. */
function Unverified({ value, onSent }: Pick<ContactRowProps, 'value'> & { onSent(flow: AuthFlow): void }) {
  const t = useMessages('account')
  const { market } = useLocale()
  const action = useAction()
  const send = () =>
    action.run(async () => {
      const typed = readIdentifier(value, market)
      if (typeof typed !== 'string') onSent(await sendCode(market, 'checkout', typed, ''))
    })
  return (
    <Notice
      tone="warn"
      actions={
        <Button size="small" aria-label={`${t('verify')}: ${value}`} busy={action.busy} onClick={() => void send()}>
          {t('verify')}
        </Button>
      }
    >
      {action.error || t('notVerified')}
    </Notice>
  )
}

export function ContactRow({ kind, value, verified, contacts, onChanged }: ContactRowProps) {
  const t = useMessages('account')
  const [step, setStep] = useState<'shown' | 'confirm' | 'new' | AuthFlow>('shown')
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const check = async (otp: string) => {
    if (typeof step === 'string') return
    const proved = await verifyCode(step, otp)
    if (proved === 'entered') return
    const body = { ...bodyOf(proved), proof: proved.data.proof, ...confirmed }
    const { data } = await quietCall('POST /api/v1/customer/updatecustomer', { body })
    showToast(t('saved'))
    setStep('shown')
    setConfirmed(null)
    onChanged(data)
  }
  const label = t(kind === 'email' ? 'email' : 'mobile')
  return (
    <div className={styles.row}>
      <div className={styles.header}>
        <div>
          <h2>{label}</h2>
          <p className={value ? undefined : 'quiet'}>{value || t('notSet')}</p>
        </div>
        {step === 'shown' && (
          <Button
            aria-label={`${t(value ? 'change' : 'add')}: ${label}`}
            onClick={() => setStep(contacts.length > 0 ? 'confirm' : 'new')}
          >
            {t(value ? 'change' : 'add')}
          </Button>
        )}
      </div>
      {step === 'shown' && value !== '' && !verified && <Unverified value={value} onSent={setStep} />}
      {step === 'confirm' && (
        <ConfirmContact
          contacts={[...contacts].sort((a, b) => Number(b.kind === kind) - Number(a.kind === kind))}
          onConfirmed={proof => {
            setConfirmed(proof)
            setStep('new')
          }}
          onCancel={() => setStep('shown')}
        />
      )}
      {step === 'new' && <NewContact kind={kind} onSent={setStep} onCancel={() => setStep('shown')} />}
      {typeof step !== 'string' && (
        <CodeForm flow={step} onCode={check} onSent={setStep} onChange={() => setStep('new')} />
      )}
    </div>
  )
}

// Asks for a code sent to an already verified contact, before another one replaces it.

import { useState } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { useMessages } from '../../app/messages.ts'
import { type AuthFlow, sendCode, verifyCode } from '../../auth/components/auth-flow.ts'
import { CodeForm } from '../../auth/components/code-form.tsx'
import { readIdentifier } from '../../auth/components/identifier.ts'
import { FormError } from '../../shared/form-error.tsx'
import styles from './account.module.css'

export interface Contact {
  kind: 'email' | 'phone'
  value: string
}

/** The proof in the request of a change. */
export interface Confirmed {
  presentProof: string
  presentProved: Contact['kind']
}

interface ConfirmContactProps {
  /** Contacts to choose from, the first one by default. */
  contacts: readonly Contact[]
  /** Purpose of the code; by default, to authorize a change. */
  text?(to: string): string
  onConfirmed(confirmed: Confirmed): void
  /** Undefined if there is nothing to return to. */
  onCancel?(): void
}

export function ConfirmContact({ contacts, text, onConfirmed, onCancel }: ConfirmContactProps) {
  const t = useMessages('account')
  const tAuth = useMessages('auth')
  const tCommon = useMessages('common')
  const { market } = useLocale()
  const [chosen, setChosen] = useState(0)
  const [flow, setFlow] = useState<AuthFlow | null>(null)
  const action = useAction()
  const contact = contacts[chosen]
  const other = contacts.find(one => one !== contact)
  if (!contact) return null
  const send = () =>
    action.run(async () => {
      const typed = readIdentifier(contact.value, market)
      if (typeof typed !== 'string') setFlow(await sendCode(market, 'checkout', typed, ''))
    })
  const check = async (otp: string) => {
    const proved = flow && (await verifyCode(flow, otp))
    if (!proved || proved === 'entered') return
    onConfirmed({ presentProof: proved.data.proof, presentProved: contact.kind })
  }
  if (flow) return <CodeForm flow={flow} onCode={check} onSent={setFlow} onChange={() => setFlow(null)} />
  return (
    <div className={styles.form}>
      <p>{text ? text(contact.value) : t('confirmText', { to: contact.value })}</p>
      <FormError text={action.error} />
      <div className={styles.buttons}>
        <Button busy={action.busy} onClick={() => void send()}>
          {tAuth('sendCode')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {tCommon('cancel')}
          </Button>
        )}
        {other && (
          <Button kind="quiet" onClick={() => setChosen(contacts.indexOf(other))}>
            {t('confirmOther', { to: other.value })}
          </Button>
        )}
      </div>
    </div>
  )
}

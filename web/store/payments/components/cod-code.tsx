// Confirms cash on delivery for a large amount: a code to a contact of the customer, before the order is placed.

import type { PaymentMethod } from '../../../../contract/payments/schemas.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useMessages } from '../../app/messages.ts'
import { ConfirmContact } from '../../customers/components/confirm-contact.tsx'
import { FormError } from '../../shared/form-error.tsx'
import styles from './payment.module.css'
import type { PaymentChoice } from './payment-rules.ts'

interface CodCodeProps {
  contacts: NonNullable<PaymentMethod['codeTo']>
  choice: PaymentChoice
  /** That the code is still missing. */
  problem: string
  onChange(choice: PaymentChoice): void
}

export function CodCode({ contacts, choice, problem, onChange }: CodCodeProps) {
  const t = useMessages('checkout')
  if (choice.code)
    return (
      <Notice tone="good" icon="check">
        {t('codeConfirmed')}
      </Notice>
    )
  return (
    <div className={styles.code}>
      <ConfirmContact
        contacts={contacts}
        text={to => t('codeText', { to })}
        onConfirmed={({ presentProof, presentProved }) =>
          onChange({ ...choice, code: { codProof: presentProof, codProved: presentProved } })
        }
      />
      <FormError text={problem} />
    </div>
  )
}

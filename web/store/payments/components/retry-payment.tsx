// Retries the payment of an order, or pays the difference of an edit, with the same or another available method.

import { useEffect, useState } from 'react'
import type { PaymentMethod } from '../../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../../contract/shared/limits.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from '../../orders/components/order-items.module.css'
import { FormError } from '../../shared/form-error.tsx'
import { continuePayment } from './continue-payment.ts'

interface RetryPaymentProps {
  orderNumber: number
  /** Id of the edit whose difference is paid; undefined for the order. */
  editId?: string
  payable: number
  paymentMethodId: number
}

/** The available methods of an order, or of the difference of an edit; empty on the first render. */
function useMethods(orderNumber: number, editId: string | undefined): PaymentMethod[] {
  const [methods, setMethods] = useState<PaymentMethod[]>([])
  useEffect(() => {
    quietCall('POST /api/v1/payment/getAll', { body: { orderNumber, ...(editId && { editId }) } })
      .then(({ data }) => setMethods(data.methods.filter(({ open, mode }) => open && mode === 'prepaid')))
      .catch(() => undefined)
  }, [orderNumber, editId])
  return methods
}

export function RetryPayment({ orderNumber, editId, payable, paymentMethodId }: RetryPaymentProps) {
  const t = useMessages('order')
  const { money, href } = useLocale()
  const methods = useMethods(orderNumber, editId)
  const [chosen, setChosen] = useState(paymentMethodId)
  const [bank, setBank] = useState('')
  const [leaving, setLeaving] = useState(false)
  const action = useAction()
  const options = methods.find(({ id }) => id === chosen)?.options ?? []
  // the bank can be chosen at the gateway, a saved card cannot
  const needsCard = chosen === PAYMENT_METHOD_IDS.savedCard
  const pay = () =>
    action.run(async () => {
      const option = options.find(({ bankcode }) => bankcode === bank) ?? (needsCard ? options[0] : undefined)
      const choice = option && { bankEmi: option.bankcode, bankName: option.name }
      const query = { orderNumber, paymentMethodId: chosen, ...(editId && { editId }), ...choice }
      const { data } = await quietCall('GET /api/v1/payment/getRetryRequest', { query })
      setLeaving(data.redirect !== null)
      continuePayment(data, href, editId)
    })
  return (
    <div className={styles.retry}>
      {methods.length > 1 && (
        <SelectField
          label={t('retryMethod')}
          value={String(chosen)}
          options={methods.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={event => {
            setChosen(Number(event.target.value))
            setBank('')
          }}
        />
      )}
      {options.length > 0 && (
        <SelectField
          label={t(needsCard ? 'retryCard' : 'retryBank')}
          value={bank}
          options={[
            ...(needsCard ? [] : [{ value: '', label: t('retryAnyBank') }]),
            ...options.map(({ bankcode, name }) => ({ value: bankcode, label: name })),
          ]}
          onChange={event => setBank(event.target.value)}
        />
      )}
      <FormError text={action.error} />
      <Button kind="go" size="big" busy={action.busy || leaving} onClick={() => void pay()}>
        {t('payNow', { amount: money(payable) })}
      </Button>
    </div>
  )
}

// The chosen offer, evaluated by the server for the cart whenever the payment method changes.

import { useEffect, useState } from 'react'
import type { CallInput, CallOutput } from '../../../../contract/api.ts'
import { quietCall } from '../../../framework/session/session.ts'
import type { PaymentChoice } from './payment-rules.ts'

type Call = 'POST /api/v1/payment/validatePayuOffer'
type Body = CallInput<Call>['body']
export type CheckedOffer = CallOutput<Call>['data']
type Basket = Pick<Body, 'pincode' | 'buyNow' | 'invoiceType'>

/**
 * `checked` is null without an offer, while it is being evaluated, and if that failed: then the total is the one
 * without it.
 */
export function useOffer(
  { methodId, bankcode, emi, offerKey }: PaymentChoice,
  basket: Basket,
): { checked: CheckedOffer | null; busy: boolean } {
  const [answer, setAnswer] = useState<{ key: string; checked: CheckedOffer | null } | null>(null)
  const way = { paymentMethodId: methodId, bankEmi: emi?.bankCode ?? bankcode, emiFlag: emi?.months ?? 0 }
  const key = offerKey && JSON.stringify({ offerKey, ...way, ...basket })
  useEffect(() => {
    if (!key) return
    let current = true
    quietCall('POST /api/v1/payment/validatePayuOffer', { body: JSON.parse(key) as Body })
      .then(({ data }) => current && setAnswer({ key, checked: data }))
      .catch(() => current && setAnswer({ key, checked: null }))
    return () => {
      current = false
    }
  }, [key])
  if (!key) return { checked: null, busy: false }
  return answer?.key === key ? { checked: answer.checked, busy: false } : { checked: null, busy: true }
}

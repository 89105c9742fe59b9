// The payment methods of a market, each on or off.

import { listedMethods } from '../../../contract/payments/list.rules.ts'
import { isMethodOn, SWITCHED_METHODS, switched } from '../../../contract/payments/switches.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { CheckList } from '../components/check-list.tsx'
import { usePaymentNames } from '../components/payment-names.ts'

/** Methods of the market that can be switched, in the order of the payment page. */
export const switchedIn = (market: Market): number[] => {
  const listed = listedMethods(market)
  return SWITCHED_METHODS.filter(id => listed.includes(id))
}

interface MethodsFieldProps {
  label: string
  hint: string
  error: string
  /** Bits as text. */
  typed: string
  readOnly: boolean
  onType(typed: string): void
}

/** Bits of methods that the market does not have are kept. */
export function MethodsField({ label, hint, error, typed, readOnly, onType }: MethodsFieldProps) {
  const { market } = useLocale()
  const names = usePaymentNames()
  const bits = Number(typed)
  const offered = switchedIn(market)
  return (
    <fieldset className="bare" disabled={readOnly}>
      <CheckList
        label={label}
        note={<small className={error ? 'late' : 'sub'}>{error || hint}</small>}
        dense
        options={offered.map(id => ({ value: String(id), label: names.method(id) }))}
        value={offered.filter(id => isMethodOn(bits, id)).map(String)}
        onChange={next =>
          onType(String(offered.reduce((sum, id) => switched(sum, id, next.includes(String(id))), bits)))
        }
      />
    </fieldset>
  )
}

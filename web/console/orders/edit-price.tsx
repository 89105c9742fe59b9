// The unit price of a line in an edit: applied when the field loses the focus or on Enter, so that it is not computed
// on every keystroke.

import { type KeyboardEvent, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useMessages } from '../app/messages.ts'
import { minorOf, typedOf } from '../components/minor.ts'

interface PriceProps {
  name: string
  currency: StaffOrder['currency']
  /** The current price, in minor units. */
  value: number
  onChange(value: number): void
}

export function PriceField({ name, currency, value, onChange }: PriceProps) {
  const t = useMessages('orders')
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState(false)
  const take = () => {
    if (typed === null) return
    const minor = minorOf(typed)
    setWrong(minor === null || minor === 0)
    if (minor === null || minor === 0) return
    setTyped(null)
    if (minor !== value) onChange(minor)
  }
  // the surrounding form is submitted by its own button
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
  }
  const label = t('priceOf', { product: name, currency })
  return (
    <span className="unit-price">
      <input
        className="ctl"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong || undefined}
        value={typed ?? typedOf(value)}
        onChange={event => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {wrong && (
        <small className="late" role="alert">
          {t('amountInvalid')}
        </small>
      )}
    </span>
  )
}

interface LineProps extends Pick<PriceProps, 'currency'> {
  line: StaffOrder['lines'][number]
  /** Of the draft; null is the price that it was ordered at. */
  wanted: number | null | undefined
  onChange(value: number | null): void
}

/** The price of an order line, and resetting it to the original one. */
export function LinePrice({ line, currency, wanted, onChange }: LineProps) {
  const t = useMessages('orders')
  const { productName, unitPrice, orderedUnitPrice } = line
  const value = wanted === undefined ? unitPrice : (wanted ?? orderedUnitPrice ?? unitPrice)
  return (
    <>
      <PriceField name={productName} currency={currency} value={value} onChange={onChange} />
      {wanted === undefined && orderedUnitPrice !== null && (
        <button
          type="button"
          className="b"
          aria-label={`${t('orderedPrice')} ${productName}`}
          onClick={() => onChange(null)}
        >
          {t('orderedPrice')}
        </button>
      )}
    </>
  )
}

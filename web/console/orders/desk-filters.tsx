// Filters of the order list besides state and day: promised day, payment state, amount, warehouse, carrier, coupon,
// and printed documents.

import { type FormEvent, useEffect, useState } from 'react'
import { LOST_STAGES, NEXT_DAYS, ORDER_PAYMENT_STATES, PROMISES } from '../../../contract/orders/list-filters.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Filter } from '../components/list-head.tsx'
import { minorOf } from '../components/minor.ts'

const PRINTED = ['yes', 'no'] as const

/** The filters in the URL as input of the call; invalid amounts are ignored. */
export function useDeskFilters() {
  const query = useQuery()
  const text = (name: string) => query.get(name) ?? undefined
  const amount = (name: string) => minorOf(query.get(name) ?? '') ?? undefined
  return {
    paymentState: ORDER_PAYMENT_STATES.find(state => state === query.get('paymentState')),
    ...{ least: amount('least'), most: amount('most'), coupon: text('coupon') },
    ...{ warehouse: text('warehouse'), carrier: text('carrier') },
    printed: PRINTED.find(one => one === query.get('printed')),
    promise: PROMISES.find(one => one === query.get('promise')),
    lost: LOST_STAGES.find(one => one === query.get('lost')),
  }
}

interface TypedProps {
  /** Name in the address. */
  name: string
  label: string
  /** Whether it is an amount. */
  isAmount?: boolean
}

/** Input applies on Enter, and when the field loses the focus. */
function TypedFilter({ name, label, isAmount = false }: TypedProps) {
  const addressWith = useQueryAddress()
  const current = useQuery().get(name) ?? ''
  const [typed, setTyped] = useState(current)
  useEffect(() => setTyped(current), [current])
  const text = typed.trim()
  const wrong = isAmount && text !== '' && minorOf(text) === null
  const take = () => {
    if (text !== current && !wrong) navigate(addressWith({ [name]: text || null, before: null }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    take()
  }
  return (
    <form onSubmit={submit}>
      <label className="chip">
        <span>{label}</span>
        <input
          size={8}
          inputMode={isAmount ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={isAmount ? 14 : 40}
          aria-invalid={wrong || undefined}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          onBlur={take}
        />
      </label>
    </form>
  )
}

export function DeskFilterTools() {
  const t = useMessages('order-filters')
  const orders = useMessages('orders')
  const lost = useMessages('lost-parcels')
  const { market } = useLocale()
  const { data } = useLoad(
    market,
    async () => (await call('GET /api/admin/orders/filterChoices', { query: { market } })).data,
  )
  const options = (choices: readonly { code: string; name: string }[] = []) =>
    choices.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <>
      <Filter
        name="promise"
        label={t('promise')}
        options={PROMISES.map(value => ({ value, label: t(`promise-${value}`, { count: NEXT_DAYS }) }))}
      />
      <Filter
        name="paymentState"
        label={t('paymentState')}
        options={ORDER_PAYMENT_STATES.map(value => ({ value, label: orders(`payment-${value}`) }))}
      />
      <TypedFilter name="least" label={t('least')} isAmount />
      <TypedFilter name="most" label={t('most')} isAmount />
      <Filter name="warehouse" label={t('warehouse')} options={options(data?.warehouses)} />
      <Filter name="carrier" label={t('carrier')} options={options(data?.carriers)} />
      <TypedFilter name="coupon" label={t('coupon')} />
      <Filter
        name="printed"
        label={t('printed')}
        options={PRINTED.map(value => ({ value, label: t(`printed-${value}`) }))}
      />
      <Filter
        name="lost"
        label={lost('parcels')}
        options={LOST_STAGES.map(value => ({ value, label: lost(`stage-${value}`) }))}
      />
    </>
  )
}

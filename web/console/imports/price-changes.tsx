// The price changes of a dry run, largest first: to be applied, or approved by another member.

import { useState } from 'react'
import type { CallOutput } from '../../../contract/api.ts'
import type { ImportStatus } from '../../../contract/imports/api.ts'
import type { ImportPrice } from '../../../contract/imports/columns-api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { MoreButton } from '../components/more-button.tsx'
import { useMore } from '../components/use-more.ts'

function PriceLine({ price, market }: { price: ImportPrice; market: ImportStatus['market'] }) {
  const t = useMessages('imports')
  const { money, number } = useLocale()
  const { currency } = MARKET_INFO[market]
  const { msn, partNumber, name, before, after, shiftBp } = price
  const shown = ({ priceMinor, breaks }: ImportPrice['before']) =>
    [
      money(priceMinor, currency),
      ...breaks.map(({ minQuantity, priceMinor: each }) =>
        t('priceFrom', { quantity: minQuantity, price: money(each, currency) }),
      ),
    ].join(', ')
  return (
    <li>
      <div className="grow">
        <span>
          <a href={to('/products', { text: msn })}>{partNumber}</a> {name}
        </span>
        <small>
          <s>{shown(before)}</s> <b>{shown(after)}</b>
        </small>
      </div>
      <span className="tag">{t('priceShift', { percent: number(shiftBp / 100) })}</span>
    </li>
  )
}

type Summary = Pick<CallOutput<'GET /api/admin/imports/{id}/prices'>['data'], 'kept' | 'count' | 'largestBp' | 'moved'>

/** Renders nothing if prices need no approval, because they are not stored then. */
export function PriceChanges({ one }: { one: ImportStatus }) {
  const t = useMessages('imports')
  const { number } = useLocale()
  const [data, setData] = useState<Summary | null>(null)
  const list = useMore(`${one.id} ${one.state}`, async (before?: string) => {
    const query = before === undefined ? {} : { before }
    const { data } = await call('GET /api/admin/imports/{id}/prices', { params: { id: one.id }, query })
    setData(data)
    return { rows: data.prices, next: data.next }
  })
  if (!data?.kept || data.count === 0) return null
  return (
    <section className="panel">
      <header>
        <h2>{t('priceChanges')}</h2>
      </header>
      <div className="in-b">
        <p className="sub">{t('pricesLine', { count: data.count, percent: number(data.largestBp / 100) })}</p>
        {data.moved > 0 && <p className="late">{t('pricesMoved', { count: data.moved })}</p>}
        <ul className="rows">
          {list.rows.map(price => (
            <PriceLine key={`${price.msn} ${price.shiftBp}`} price={price} market={one.market} />
          ))}
        </ul>
        <MoreButton list={list} />
      </div>
    </section>
  )
}

// The effect of a price change that waits for approval: a summary, and each product with its values before and after.

import { Fragment, useState } from 'react'
import type { Approval } from '../../../contract/approvals/api.ts'
import { readAmount, readBreaks } from '../../../contract/products/fields.rules.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { market as marketSetting } from '../app/settings.ts'
import { useCellWords, useFieldName, useOfferName } from '../components/cell-words.ts'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'

/** A value as text: prices in the market's currency, quantity prices one after another. */
function useShown(market: Market): (field: string, value: string) => string {
  const wordsOf = useCellWords()
  const { money, number } = useLocale()
  const { currency } = MARKET_INFO[market]
  return (field, value) => {
    const minor = field === 'price' || field === 'mrp' ? readAmount(value) : null
    if (minor !== null) return money(minor, currency)
    const breaks = field === 'breaks' ? (readBreaks(value) ?? []) : []
    if (breaks.length > 0)
      return breaks.map(one => `${number(one.minQuantity)}+ ${money(one.priceMinor, currency)}`).join(', ')
    return wordsOf(field, value) ?? (value || '–')
  }
}

function ProductTable({ approvalId, market }: Pick<Approval, 'approvalId' | 'market'>) {
  const t = useMessages('products')
  const fieldName = useFieldName()
  const shown = useShown(market)
  const offerName = useOfferName()
  const list = useMore(approvalId, async (after = 0) => {
    const params = { approvalId }
    const { data } = await call('GET /api/admin/session/approvals/{approvalId}/products', { params, query: { after } })
    return { rows: data.products, next: data.next }
  })
  if (list.load.error) return <Failed error={list.load.error} onRetry={list.load.again} />
  if (!list.load.data) return <Loading />
  return (
    <>
      <table className="fields">
        <tbody>
          {list.rows.map(({ position, msn, partNumber, seller, cells }) => (
            <Fragment key={position}>
              {Object.entries(cells).map(([field, { was, now }]) => (
                <tr key={field}>
                  <th scope="row">
                    <a href={to(`/products/${msn}`)} onClick={() => marketSetting.set(market)}>
                      {partNumber || msn}
                    </a>{' '}
                    · {seller && `${offerName(seller)} · `}
                    {fieldName(field)}
                  </th>
                  <td>
                    <s className="sub">{shown(field, was)}</s> <b>{shown(field, now)}</b>
                  </td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {list.rows.length === 0 && <p className="sub">{t('nothing')}</p>}
      <MoreButton list={list} />
    </>
  )
}

/** The import that a request would apply; null for another call. */
function importOf({ call: name, input }: Approval): string | null {
  const id = (input.params as { id?: unknown } | undefined)?.id
  return name === 'POST /api/admin/imports/{id}/apply' && typeof id === 'string' ? id : null
}

export function ChangedProducts({ approval }: { approval: Approval }) {
  const t = useMessages('approvals')
  const { number } = useLocale()
  const [open, setOpen] = useState(false)
  const { approvalId, prices } = approval
  if (!prices) return null
  const importId = importOf(approval)
  return (
    <>
      <small>
        {t('prices', { count: prices.count, percent: number(prices.largestBp / 100) })}{' '}
        {importId && <a href={to(`/imports/${importId}`)}>{t('toImport')}</a>}
      </small>
      {!importId && (
        <details onToggle={event => setOpen(event.currentTarget.open)}>
          <summary>{t('everyChange')}</summary>
          {open && <ProductTable approvalId={approvalId} market={approval.market} />}
        </details>
      )}
    </>
  )
}

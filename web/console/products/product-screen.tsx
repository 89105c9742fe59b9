// One product as the store sees it: which offer is shown at which price, and why an offer or a warehouse sells nothing.

import type { OfferState } from '../../../contract/catalog/api.ts'
import type { OfferReason } from '../../../contract/catalog/schemas.ts'
import { STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import type { ProductRow } from '../../../contract/products/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { type Names, useCellWords, useFieldName } from './cell-words.ts'

const COLUMNS = [
  ...['name', 'nameHi', 'brand', 'category', 'hsn', 'taxRate', 'mrp', 'price', 'breaks', 'minQuantity', 'multiple'],
  ...['availability', 'leadTime', 'weight', 'warranty', 'active', 'updatedAt'],
]

/** The columns of the grid in which a reason is put right; none where it is done elsewhere. */
function columnsFor(reason: OfferReason, { stock }: OfferState): readonly string[] {
  if (reason === 'product-ended' || reason === 'offer-ended') return ['name', 'active']
  if (reason === 'on-request') return ['name', 'availability', ...stock.map(one => `${STOCK_PREFIX}${one.warehouse}`)]
  if (reason === 'out-of-stock') return ['name', 'free', ...stock.map(one => `${STOCK_PREFIX}${one.warehouse}`)]
  return []
}

function Reason({ reason, offer, msn }: { reason: OfferReason; offer: OfferState; msn: string }) {
  const t = useMessages('products')
  const columns = columnsFor(reason, offer)
  return (
    <p>
      <span className="tag warn">{t(`reason-${reason}`)}</span>{' '}
      {columns.length > 0 && (
        <a href={to('/products', { text: msn, seller: offer.sellerCode, columns: columns.join(',') })}>
          {t('putRight')}
        </a>
      )}
      {reason === 'declarations-missing' && <a href={to('/imports')}>{t('declareByFile')}</a>}
    </p>
  )
}

function OfferPanel({ offer, msn }: { offer: OfferState; msn: string }) {
  const t = useMessages('products')
  const { money, number } = useLocale()
  return (
    <section className="panel">
      <header>
        <h2>{offer.sellerName}</h2>
        {offer.shown && <span className="tag good">{t('offerShown')}</span>}
        <span>{money(offer.price, offer.currency)}</span>
      </header>
      <div className="in-b stack">
        {offer.reason ? (
          <Reason reason={offer.reason} offer={offer} msn={msn} />
        ) : (
          <p className="st ok">{t('canBeBought')}</p>
        )}
        <ul className="rows">
          {offer.stock.map(one => (
            <li key={one.warehouse}>
              <span className="grow">
                {one.warehouse}
                <small>
                  {one.taxNumber ? t('soldUnder', { number: one.taxNumber }) : t('noRegistration')}
                  {one.reason && ` · ${t(`reason-${one.reason}`)}`}
                </small>
              </span>
              <span>{t('onHand', { units: number(one.onHand), reserved: number(one.reserved) })}</span>
            </li>
          ))}
          {offer.stock.length === 0 && <li className="sub">{t('noStock')}</li>}
        </ul>
      </div>
    </section>
  )
}

function Offers({ msn }: { msn: string }) {
  const t = useMessages('products')
  const offers = useLoad(msn, async () => (await call('GET /api/admin/catalog/offers', { query: { msn } })).data)
  if (offers.error) return <Failed error={offers.error} onRetry={offers.again} />
  if (!offers.data) return <Loading />
  const sold = offers.data.some(({ reason }) => reason === null)
  return (
    <div className="stack">
      <p className={sold ? 'st ok' : 'st wait'}>{t(sold ? 'isSold' : 'isNotSold')}</p>
      {offers.data.map(offer => (
        <OfferPanel key={offer.offerId} offer={offer} msn={msn} />
      ))}
    </div>
  )
}

function Fields({ row, names }: { row: ProductRow; names: Names }) {
  const t = useMessages('products')
  const wordsOf = useCellWords()
  const fieldName = useFieldName()
  const nameOf = (field: string) =>
    field === 'taxRate' || field === 'updatedAt' ? t(`field-${field}`) : fieldName(field)
  return (
    <section className="panel">
      <header>
        <h2>{t('product')}</h2>
      </header>
      <dl className="kv in-b">
        {COLUMNS.map(field => (
          <div key={field} className="kv-row">
            <dt>{nameOf(field)}</dt>
            <dd>{wordsOf(field, row.cells[field] ?? '', names) ?? (row.cells[field] || '–')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Found {
  row: ProductRow | undefined
  names: Names
}

function useProduct(msn: string): Load<Found> {
  const { market } = useLocale()
  return useLoad(`${market} ${msn}`, async () => {
    const query = { market, list: [msn], columns: COLUMNS }
    const { rows, names } = (await call('GET /api/admin/products', { query })).data
    return { row: rows[0], names }
  })
}

export function Screen({ parts: [msn = ''] }: { parts: readonly string[] }) {
  const t = useMessages('products')
  const may = useMay()
  const product = useProduct(msn)
  if (product.error) return <Failed error={product.error} onRetry={product.again} />
  if (!product.data) return <Loading />
  const { row, names } = product.data
  if (!row)
    return (
      <EmptyState icon="search" heading title={t('problem-product-unknown')}>
        <a className="b" href={to('/products')}>
          {t('title')}
        </a>
      </EmptyState>
    )
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/products')}>{t('title')}</a>
          </p>
          <h1>{row.cells.name}</h1>
          <p className="sub">
            {row.partNumber} · {row.msn}
          </p>
        </div>
        <div className="acts">
          <a className="b" href={to('/products', { text: row.msn })}>
            {t('changeInGrid')}
          </a>
        </div>
      </div>
      <div className="detail">
        <section className="stack" aria-label={t('whySold')}>
          <h2>{t('whySold')}</h2>
          {may('offers.read') ? <Offers msn={row.msn} /> : <p className="sub">{t('offersHidden')}</p>}
        </section>
        <Fields row={row} names={names} />
      </div>
    </>
  )
}

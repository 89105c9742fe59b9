// Which offer the store shows at which price, and why an offer or a warehouse sells nothing.

import type { OfferState } from '../../../contract/catalog/api.ts'
import type { OfferReason } from '../../../contract/catalog/schemas.ts'
import { STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'

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

export function Offers({ msn }: { msn: string }) {
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

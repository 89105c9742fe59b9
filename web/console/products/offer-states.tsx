// The offer that the store shows, with its price, and why an offer or a warehouse does not sell.

import { Fragment } from 'react'
import type { OfferState } from '../../../contract/catalog/api.ts'
import type { OfferReason } from '../../../contract/catalog/schemas.ts'
import { STOCK_PREFIX } from '../../../contract/products/fields.rules.ts'
import { offerKey } from '../../../contract/products/offer-key.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useOfferName } from '../components/cell-words.ts'
import { Failed, Loading } from '../components/states.tsx'
import type { CellDraft } from './cell-draft.ts'
import { useEditor } from './editor-context.tsx'
import { AddOffer } from './offer-form.tsx'

/** The grid columns in which a reason can be fixed; none if it is fixed elsewhere, or if the grid does not list the offer. */
function columnsFor(reason: OfferReason, { stock, condition }: OfferState): readonly string[] {
  if (condition !== 'new') return []
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

/** The terms of an offer, and its comparison with the others. */
function Terms({ offer }: { offer: OfferState }) {
  const t = useMessages('offers')
  const words = useMessages('products')
  const { money, number } = useLocale()
  const { currency, mrp, mrpDeclared, breaks, minQuantity, quantityMultiple, leadTimeDays, compared } = offer
  const facts: [string, string][] = [
    [words('field-mrp'), mrpDeclared ? money(mrp, currency) : t('noMrp')],
    [
      words('field-breaks'),
      breaks
        .map(step => t('break', { from: number(step.minQuantity), price: money(step.price, currency) }))
        .join(' · '),
    ],
    [t('quantities'), t('quantitiesOf', { least: number(minQuantity), multiple: number(quantityMultiple) })],
    [words('field-availability'), words(`availability-${offer.availability}`)],
    [words('field-leadTime'), t('days', { count: leadTimeDays })],
    [t('condition'), t(`condition-${offer.condition}`)],
  ]
  return (
    <>
      <dl className="kv">
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value || '–'}</dd>
          </Fragment>
        ))}
      </dl>
      {compared && (
        <p className="sub">
          {t('compared', {
            ...{ score: number(compared.score), landed: money(compared.landed, currency) },
            ...{ price: number(compared.price), delivery: number(compared.delivery) },
            ...{ rating: number(compared.rating), stock: number(compared.stock) },
          })}
        </p>
      )}
      {offer.shown && !compared && <p className="sub">{t(offer.active ? 'onlyOne' : 'noneActive')}</p>}
    </>
  )
}

/** Links to its editor, and ends or resumes it: cells of the editor, which are reviewed. */
function Steps({ offer, msn, draft }: OfferProps) {
  const t = useMessages('offers')
  const may = useMay()
  const { active } = offer
  const { product } = useEditor()
  const offerName = useOfferName()
  const key = offerKey(offer.sellerCode, offer.condition)
  const name = offerName(key, offer.sellerName)
  // the first seller's new offer ends with the product, unless others offer it
  const isFirst = key === product.sellers[0]?.value
  const turn = () => {
    const [was, now] = active ? ['yes', 'no'] : ['no', 'yes']
    draft.change([{ msn, seller: key, field: 'active', was: was ?? '', now: now ?? '' }])
    showToast(t('turned'))
  }
  return (
    <div className="acts">
      <a
        className="b sm"
        href={to(`/products/${msn}`, { tab: 'offer', seller: key })}
        aria-label={`${t('edit')}: ${name}`}
      >
        {t('edit')}
      </a>
      {isFirst && <span className="sub">{t('firstEnds')}</span>}
      {may('products.write') && !isFirst && (
        <button
          type="button"
          className="b sm"
          aria-label={`${t(active ? 'end' : 'beginAgain')}: ${name}`}
          onClick={turn}
        >
          {t(active ? 'end' : 'beginAgain')}
        </button>
      )}
    </div>
  )
}

interface OfferProps {
  offer: OfferState
  msn: string
  draft: CellDraft
}

function OfferPanel({ offer, msn, draft }: OfferProps) {
  const t = useMessages('products')
  const words = useMessages('offers')
  const { money, number } = useLocale()
  return (
    <section className="panel">
      <header>
        <h2>{offer.sellerName}</h2>
        {offer.condition !== 'new' && <span className="tag">{words(`condition-${offer.condition}`)}</span>}
        {offer.shown && <span className="tag good">{t('offerShown')}</span>}
        <span>{money(offer.price, offer.currency)}</span>
      </header>
      <div className="in-b form">
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
        <Terms offer={offer} />
        <Steps {...{ offer, msn, draft }} />
      </div>
    </section>
  )
}

export function Offers({ msn, draft }: { msn: string; draft: CellDraft }) {
  const t = useMessages('products')
  const words = useMessages('offers')
  const offers = useLoad(msn, async () => (await call('GET /api/admin/catalog/offers', { query: { msn } })).data)
  if (offers.error) return <Failed error={offers.error} onRetry={offers.again} />
  if (!offers.data) return <Loading />
  const several = offers.data.length > 1
  const sold = offers.data.some(({ reason }) => reason === null)
  return (
    <div className="stack">
      <div className="acts edge">
        <p className={sold ? 'st ok grow' : 'st wait grow'}>{t(sold ? 'isSold' : 'isNotSold')}</p>
        <AddOffer />
      </div>
      {several && <p className="sub edge">{words('rule')}</p>}
      {offers.data.map(offer => (
        <OfferPanel key={offer.offerId} {...{ offer, msn, draft }} />
      ))}
    </div>
  )
}

// The payment offers of a market, with their cost, and the form.

import { useState } from 'react'
import type { StaffOffer } from '../../../contract/payments/offers-staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { OfferForm } from './offer-form.tsx'
import { type OfferState, stateOf, useOfferWords } from './use-offer-words.ts'

const LOOK: Record<OfferState, string> = { running: 'tag ok', planned: 'tag', ended: 'tag', off: 'tag warn' }

interface RowProps {
  offer: StaffOffer
  onChange(): void
}

function OfferRow({ offer, onChange }: RowProps) {
  const t = useMessages('payment-offers')
  const { language, money } = useLocale()
  const words = useOfferWords()
  const state = stateOf(offer, new Date())
  const { offerKey, title, minAmount, usedDiscount } = offer
  const terms = [words.gives(offer), t('from', { amount: money(minAmount) }), words.ways(offer)]
  const used = [words.used(offer), usedDiscount > 0 && t('givenSoFar', { amount: money(usedDiscount) })]
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{title[language]}</b> <code className="sub">{offerKey}</code>{' '}
          <span className={LOOK[state]}>{t(`state-${state}`)}</span>
        </span>
        <small>{terms.join(' · ')}</small>
        <small>{[words.period(offer), ...used].filter(Boolean).join(' · ')}</small>
      </div>
      <button type="button" className="b sm" aria-label={t('changeName', { name: title[language] })} onClick={onChange}>
        {t('change')}
      </button>
    </li>
  )
}

export function Screen() {
  const t = useMessages('payment-offers')
  const { market } = useLocale()
  /** The offer in the form; null for a new one, undefined while it is closed. */
  const [open, setOpen] = useState<StaffOffer | null | undefined>(undefined)
  const load = useLoad(market, async () => (await call('GET /api/admin/payments/offers', { query: { market } })).data)
  const { data } = load
  return (
    <div className="stack editor">
      <SettingsHead current="payment-offers" />
      <div className="acts">
        <p className="soft grow">{t('intro')}</p>
        {data && (
          <button type="button" className="b go" onClick={() => setOpen(null)}>
            {t('create')}
          </button>
        )}
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!data && !load.error && <Loading />}
      {data?.length === 0 && <EmptyState icon="tag" title={t('none')} />}
      {data && data.length > 0 && (
        <section className="panel" aria-label={t('create')}>
          <ul className="rows in-b">
            {data.map(offer => (
              <OfferRow key={offer.offerKey} offer={offer} onChange={() => setOpen(offer)} />
            ))}
          </ul>
        </section>
      )}
      {open !== undefined && data && (
        <OfferForm
          offer={open}
          known={data.map(({ offerKey }) => offerKey)}
          onSaved={() => {
            setOpen(undefined)
            showToast(t('saved'))
            load.again()
          }}
          onTaken={() => {
            setOpen(undefined)
            load.again()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

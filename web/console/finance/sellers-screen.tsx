// The sellers of a market: their registrations by State, and what is kept of them for invoices and their mails.

import { useState } from 'react'
import type { SellerDetails, SellerRegistration } from '../../../contract/catalog/sellers-api.ts'
import type { SellerAccount } from '../../../contract/payouts/accounts-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListSearch } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FinanceHead } from './finance-head.tsx'
import { SellerAccounts } from './seller-accounts.tsx'
import { SellerDialog } from './seller-dialog.tsx'

const PAGE = 50

function Registration({ registration }: { registration: SellerRegistration }) {
  const t = useMessages('finance')
  const { language } = useLocale()
  const { moment } = useDates()
  const { taxNumber, state, validFrom, validTo } = registration
  return (
    <small>
      {[
        t('registered', { state: state[language], number: taxNumber }),
        ...(validFrom ? [t('registeredFrom', { time: moment(validFrom) })] : []),
        ...(validTo ? [t('registeredTo', { time: moment(validTo) })] : []),
      ].join(' · ')}
    </small>
  )
}

/** Turnover and UPI id in India, the trade licence in the UAE; what is missing is said. */
function Kept({ seller: { market, turnover, hsnDigits, upiId, tradeLicence } }: { seller: SellerDetails }) {
  const t = useMessages('finance')
  const { money } = useLocale()
  if (market === 'AE')
    return tradeLicence ? (
      <small>{t('licenceOf', { ...tradeLicence })}</small>
    ) : (
      <small className="late">{t('noLicence')}</small>
    )
  return (
    <>
      <small>
        {turnover
          ? t('turnoverOf', { year: turnover.year, amount: money(turnover.amount, 'INR'), digits: hsnDigits })
          : t('noTurnover')}
      </small>
      <small>{upiId ? t('upiOf', { id: upiId }) : t('noUpi')}</small>
    </>
  )
}

interface SellerRowProps {
  seller: SellerDetails
  /** Null until they are known. */
  accounts: readonly SellerAccount[] | null
  onOpen(): void
  onAccount(account: SellerAccount): void
}

function SellerRow({ seller, accounts, onOpen, onAccount }: SellerRowProps) {
  const t = useMessages('finance')
  const may = useMay()
  const { language } = useLocale()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const { sellerCode, legalName, registrations, contact } = seller
  return (
    <li>
      <div className="grow">
        <span>
          <b>{legalName}</b> <span className="tag">{sellerCode}</span>
        </span>
        <Kept seller={seller} />
        {contact ? (
          <small>
            {t('mailOf', { email: contact.email, language: names.of(contact.language) ?? contact.language })}
          </small>
        ) : (
          <small className="late">{t('noMail')}</small>
        )}
        {registrations.map(one => (
          <Registration key={`${one.state.en} ${one.taxNumber} ${one.validFrom}`} registration={one} />
        ))}
        {registrations.length === 0 && <small className="late">{t('noRegistration')}</small>}
        {accounts && <SellerAccounts seller={seller} accounts={accounts} onSaved={onAccount} />}
      </div>
      {may('sellers.write') && (
        <button type="button" className="b sm" aria-label={`${t('editSeller')}: ${legalName}`} onClick={onOpen}>
          {t('editSeller')}
        </button>
      )}
    </li>
  )
}

/** A page of sellers, and one more, which tells whether there is a next page. */
function useSellers(filter: { market: Market; text: string; after: string }) {
  const query = { ...filter, limit: PAGE + 1 }
  return useLoad(
    JSON.stringify(query),
    async () => (await call('GET /api/admin/catalog/sellers', { query })).data.sellers,
    true,
  )
}

/** The bank accounts of a market. */
function useAccounts(market: Market) {
  const accounts = useLoad(
    market,
    async () => (await call('GET /api/admin/payouts/accounts', { query: { market } })).data,
  )
  const setAccount = (next: SellerAccount) =>
    accounts.show([...(accounts.data ?? []).filter(({ taxNumber }) => taxNumber !== next.taxNumber), next])
  return { accounts, setAccount }
}

export function Screen() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const text = useQuery().get('text') ?? ''
  const after = useQuery().get('before') ?? ''
  const [open, setOpen] = useState<string | null>(null)
  const load = useSellers({ market, text, after })
  const { accounts, setAccount } = useAccounts(market)
  const found = load.data ?? []
  const sellers = found.slice(0, PAGE)
  const pager = usePager(found.length > PAGE ? (sellers.at(-1)?.sellerCode ?? '') : null)
  const edited = sellers.find(({ sellerCode }) => sellerCode === open)
  const show = (next: SellerDetails) => load.show(found.map(one => (one.sellerCode === next.sellerCode ? next : one)))
  return (
    <div className="stack">
      <FinanceHead view="sellers" />
      <div className="tools">
        <ListSearch label={t('findSeller')} />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {accounts.error && <Failed error={accounts.error} onRetry={accounts.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && (
        <EmptyState icon={text ? 'search' : 'people'} title={t(text ? 'noSellerFound' : 'noSellers')} />
      )}
      {sellers.length > 0 && (
        <section className="panel" aria-label={t('view-sellers')}>
          <ul className="rows in-b">
            {sellers.map(one => (
              <SellerRow
                key={one.sellerCode}
                seller={one}
                accounts={accounts.data}
                onOpen={() => setOpen(one.sellerCode)}
                onAccount={setAccount}
              />
            ))}
          </ul>
        </section>
      )}
      <PagerButtons pager={pager} />
      {edited && (
        <SellerDialog
          key={edited.sellerCode}
          seller={edited}
          onClose={() => setOpen(null)}
          onTaken={show}
          onSaved={next => {
            show(next)
            setOpen(null)
          }}
        />
      )}
    </div>
  )
}

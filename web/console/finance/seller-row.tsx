// A seller in the list and on its own page: registrations, details, and bank accounts.

import type { SellerDetails, SellerRegistration } from '../../../contract/catalog/sellers-api.ts'
import type { SellerAccount } from '../../../contract/payouts/accounts-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Choosable, type RowChoice } from '../components/row-choice.tsx'
import { SellerAccounts } from './seller-accounts.tsx'

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

/** Turnover and UPI id in India, the trade licence in the UAE; missing ones are pointed out. */
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
  isOwnPage?: boolean
  choice?: RowChoice | undefined
  seller: SellerDetails
  /** Null until they are known. */
  accounts: readonly SellerAccount[] | null
  onOpen(): void
  onAccount(account: SellerAccount): void
}

/** A list item; `isOwnPage` where there is nothing to open. */
export function SellerRow({ seller, isOwnPage = false, choice, accounts, onOpen, onAccount }: SellerRowProps) {
  const t = useMessages('finance')
  const may = useMay()
  const { language } = useLocale()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const { sellerCode, legalName, registrations, contact } = seller
  return (
    <li>
      <Choosable name={legalName} choice={choice}>
        <div className="grow">
          <span>
            {isOwnPage ? (
              <b>{legalName}</b>
            ) : (
              <a href={to(`/finance/sellers/${sellerCode}`)}>
                <b>{legalName}</b>
              </a>
            )}{' '}
            <span className="tag">{sellerCode}</span>
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
      </Choosable>
      {may('sellers.write') && (
        <button type="button" className="b sm" aria-label={`${t('editSeller')}: ${legalName}`} onClick={onOpen}>
          {t('editSeller')}
        </button>
      )}
    </li>
  )
}

/** The bank accounts of a market, once loaded. */
export function useAccounts(market: Market | null) {
  const accounts = useLoad(market, async () =>
    market ? (await call('GET /api/admin/payouts/accounts', { query: { market } })).data : [],
  )
  const setAccount = (next: SellerAccount) =>
    accounts.show([...(accounts.data ?? []).filter(({ taxNumber }) => taxNumber !== next.taxNumber), next])
  return { accounts, setAccount }
}

// Ledger balances at the end of a day, by account and party, each with its entries.

import type { Balance } from '../../../contract/ledger/api.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { DayFilter } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FinanceHead } from './finance-head.tsx'

function useBalances() {
  const { market } = useLocale()
  const on = useQuery().get('on') ?? undefined
  return useLoad(
    `${market} ${on}`,
    async () => (await call('GET /api/admin/ledger/balances', { query: { market, on } })).data,
    true,
  )
}

export function Screen() {
  const t = useMessages('finance')
  const { market, money } = useLocale()
  const load = useBalances()
  const on = useQuery().get('on') ?? ''
  const amount = (minor: number) => money(minor, MARKET_INFO[market].currency)
  const entriesOf = ({ account, party }: Balance) =>
    to(`/finance/entries?${new URLSearchParams({ account, ...(party && { party }), ...(on && { to: on }) })}`)
  return (
    <div className="stack">
      <FinanceHead view="balances" />
      <div className="tools">
        <DayFilter name="on" label={t('onDay')} />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && load.data.unposted > 0 && (
        <p className="soft late">{t('unposted', { count: load.data.unposted })}</p>
      )}
      {load.data?.balances.length === 0 && <EmptyState icon="money" title={t('noBalances')} />}
      {load.data && load.data.balances.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard
        <section className="panel scroll" aria-label={t('view-balances')} tabIndex={0}>
          <table className="t">
            <thead>
              <tr>
                <th scope="col">{t('account')}</th>
                <th scope="col">{t('party')}</th>
                <th scope="col" className="r">
                  {t('debit')}
                </th>
                <th scope="col" className="r">
                  {t('credit')}
                </th>
                <th scope="col" className="r">
                  {t('balance')}
                </th>
              </tr>
            </thead>
            <tbody>
              {load.data.balances.map(row => (
                <tr key={`${row.account} ${row.party}`}>
                  <th scope="row">
                    <a href={entriesOf(row)}>{t(`account-${row.account}`)}</a>
                  </th>
                  <td>{row.party}</td>
                  <td className="r">{amount(row.debit)}</td>
                  <td className="r">{amount(row.credit)}</td>
                  <td className="r">{amount(row.balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}

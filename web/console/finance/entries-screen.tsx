// Entries of the ledger as a journal: by day, narrowed by account, kind or order, each with its lines.

import { ACCOUNTS, accountsOf, ENTRY_KINDS, entryKindsOf } from '../../../contract/ledger/accounts.rules.ts'
import type { LedgerEntry } from '../../../contract/ledger/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery, useQueryAddress } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { DaysFilter, ListSearch } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FinanceHead } from './finance-head.tsx'
import { dayAndYear } from './register-dates.ts'

/** Only one filter of order, kind and account applies, in this order of precedence. */
function useChoice() {
  const query = useQuery()
  const orderNumber = Number(query.get('text')?.trim() || Number.NaN)
  if (Number.isInteger(orderNumber) && orderNumber > 0) return { orderNumber }
  const kind = ENTRY_KINDS.find(one => one === query.get('kind'))
  if (kind) return { kind }
  const account = ACCOUNTS.find(one => one === query.get('account'))
  return account ? { account, party: query.get('party') || undefined } : {}
}

/** A filter that clears the others, which cannot be combined. */
function OnlyFilter({ name, label, values }: { name: 'kind' | 'account'; label: string; values: readonly string[] }) {
  const t = useMessages('finance')
  const list = useMessages('list')
  const query = useQuery()
  const addressWith = useQueryAddress()
  const choose = (value: string) => {
    const others = { kind: null, account: null, party: null, text: null, before: null }
    navigate(addressWith({ ...others, [name]: value || null }))
  }
  return (
    <label className="chip">
      <span>{label}</span>
      <select value={query.get(name) ?? ''} onChange={event => choose(event.target.value)}>
        <option value="">{list('any')}</option>
        {values.map(value => (
          <option key={value} value={value}>
            {name === 'kind'
              ? t(`kind-${value as LedgerEntry['kind']}`)
              : t(`account-${value as (typeof ACCOUNTS)[number]}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const t = useMessages('finance')
  const { language, money } = useLocale()
  const { entryId, kind, document, orderNumber, postedOn, currency, lines } = entry
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {t(`kind-${kind}`)} {document} · {dayAndYear(postedOn, language)} ·{' '}
          {t('entryNumber', { number: String(entryId) })}
          {orderNumber !== null && (
            <>
              {' · '}
              <a href={to(`/orders/${orderNumber}`)}>{t('order', { number: String(orderNumber) })}</a>
            </>
          )}
        </th>
      </tr>
      {lines.map(({ account, party, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes
        <tr key={at}>
          <td>{t(`account-${account}`)}</td>
          <td>{party}</td>
          <td className="r">{amount > 0 && money(amount, currency)}</td>
          <td className="r">{amount < 0 && money(-amount, currency)}</td>
        </tr>
      ))}
    </tbody>
  )
}

function Entries({ entries }: { entries: readonly LedgerEntry[] }) {
  const t = useMessages('finance')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard
    <section className="panel scroll" aria-label={t('view-entries')} tabIndex={0}>
      <table className="t dense journal">
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
          </tr>
        </thead>
        {entries.map(entry => (
          <Entry key={entry.entryId} entry={entry} />
        ))}
      </table>
    </section>
  )
}

export function Screen() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const query = useQuery()
  const choice = useChoice()
  const part = (name: string) => query.get(name) || undefined
  const filter = { market, ...choice, from: part('from'), to: part('to'), before: part('before') }
  const load = useLoad(
    JSON.stringify(filter),
    async () => (await call('GET /api/admin/ledger/entries', { query: filter })).data,
    true,
  )
  const pager = usePager(load.data?.next ?? null)
  return (
    <div className="stack">
      <FinanceHead view="entries" saved />
      <div className="tools">
        <ListSearch label={t('orderNumber')} />
        <DaysFilter />
        <OnlyFilter name="account" label={t('account')} values={accountsOf(market)} />
        <OnlyFilter name="kind" label={t('entryKind')} values={entryKindsOf(market)} />
      </div>
      {'party' in choice && choice.party && <p className="sub">{t('ofParty', { party: choice.party })}</p>}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.entries.length === 0 && <EmptyState icon="money" title={t('noEntries')} />}
      {load.data && load.data.entries.length > 0 && <Entries entries={load.data.entries} />}
      <PagerButtons pager={pager} />
    </div>
  )
}

// Totals of the documents of a month, by kind and overall, above the register.

import type { CallInput } from '../../../contract/api.ts'
import { takesBack } from '../../../contract/invoices/register.rules.ts'
import type { RegisterSum } from '../../../contract/invoices/register-api.ts'
import { registerKindName } from '../../../contract/invoices/register-labels.rules.ts'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Failed } from '../components/states.tsx'
import { monthAndYear } from './register-dates.ts'

const AMOUNTS = ['taxable', 'tax', 'total'] as const
const signed = (sum: RegisterSum, amount: (typeof AMOUNTS)[number]) => (takesBack(sum.kind) ? -1 : 1) * sum[amount]

function SumTable({ sums, name }: { sums: readonly RegisterSum[]; name: string }) {
  const t = useMessages('document-register')
  const { language, market, money, number } = useLocale()
  const show = (minor: number) => money(minor, MARKET_INFO[market].currency)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard
    <section className="panel scroll" aria-label={name} tabIndex={0}>
      <table className="t dense">
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col" className="r">
              {t('documents')}
            </th>
            {AMOUNTS.map(amount => (
              <th key={amount} scope="col" className="r">
                {t(amount)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(sum => (
            <tr key={sum.kind}>
              <th scope="row">{registerKindName(sum.kind, language)}</th>
              <td className="r">{number(sum.documents)}</td>
              {AMOUNTS.map(amount => (
                <td key={amount} className="r">
                  {show(signed(sum, amount))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Collapsed it shows the net total; expanded one line per kind. */
export function RegisterSums({ query }: { query: CallInput<'GET /api/admin/invoices/register/sums'>['query'] }) {
  const t = useMessages('document-register')
  const { language, market, money, number } = useLocale()
  const load = useLoad(
    JSON.stringify(query),
    async () => (await call('GET /api/admin/invoices/register/sums', { query })).data.sums ?? ('too-many' as const),
    true,
  )
  const sums = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (sums === 'too-many') return <p className="sums sub">{t('tooMany')}</p>
  if (!sums || sums.length === 0) return null
  const net = (amount: (typeof AMOUNTS)[number]) =>
    money(
      sums.reduce((total, sum) => total + signed(sum, amount), 0),
      MARKET_INFO[market].currency,
    )
  const name = t('sums', { month: monthAndYear(query.period, language) })
  const count = sums.reduce((total, { documents }) => total + documents, 0)
  return (
    <details className="sums">
      <summary>
        <b>{name}</b>
        {' · '}
        {[...AMOUNTS.map(amount => `${t(amount)} ${net(amount)}`), t('count', { count, shown: number(count) })].join(
          ' · ',
        )}
      </summary>
      <SumTable sums={sums} name={name} />
    </details>
  )
}

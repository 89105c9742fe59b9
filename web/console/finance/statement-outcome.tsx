// The result of a bank statement: transfers that need attention first, then confirmed ones.

import type { StatementResult } from '../../../contract/payments/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'

type Row = StatementResult['rows'][number]

/** Transfers that need attention come first. */
const ORDER: readonly Row['outcome'][] = [
  ...(['suggested', 'unmatched', 'reference-used', 'second-payment', 'refund-due'] as const),
  ...(['paid', 'repeated'] as const),
]
/** Maximum rows shown. */
const SHOWN = 200

function OrderLink({ number }: { number: number }) {
  const t = useMessages('incoming')
  const may = useMay()
  const text = t('order', { number: String(number) })
  return may('orders.read') ? <a href={to(`/orders/${number}`)}>{text}</a> : <span>{text}</span>
}

function StatementRow({ row: { row, reference, amount, narration, outcome, orderNumber, suggestions } }: { row: Row }) {
  const t = useMessages('incoming')
  const { money, number } = useLocale()
  const settled = outcome === 'paid' || outcome === 'repeated'
  return (
    <li>
      <div className="grow">
        <span>
          <b>{t('row', { number: number(row) })}</b>{' '}
          <span className={settled ? 'tag' : 'tag bad'}>{t(`outcome-${outcome}`)}</span>
        </span>
        {orderNumber !== null && (
          <small>
            <OrderLink number={orderNumber} />
          </small>
        )}
        {suggestions.length > 0 && (
          <small>
            {t('suggestions')}{' '}
            {suggestions.map(one => (
              <span key={one}>
                <OrderLink number={one} />{' '}
              </span>
            ))}
          </small>
        )}
        <small>{[reference || t('noReference'), narration].join(' · ')}</small>
      </div>
      <b>{money(amount, 'INR')}</b>
    </li>
  )
}

export function StatementOutcome({ result: { rows, rejected } }: { result: StatementResult }) {
  const t = useMessages('incoming')
  const { number } = useLocale()
  const count = (...outcomes: Row['outcome'][]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
  const [paid, repeated] = [count('paid'), count('repeated')]
  const sorted = [...rows].sort((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome))
  const open = number(rows.length - paid - repeated)
  return (
    <section className="panel" aria-label={t('outcome')}>
      <header>
        <h2>{t('outcome')}</h2>
      </header>
      <div className="form in-b">
        <p role="status">{t('statementCounts', { paid: number(paid), repeated: number(repeated), open })}</p>
        {rows.length === 0 && <p className="soft">{t('noCredits')}</p>}
        {rejected.map(({ row, reason }) => (
          <p key={row} className="late">
            {t('statementRejected', { row: number(row), reason: t(`statement-rejected-${reason}`) })}
          </p>
        ))}
        <ul className="rows">
          {sorted.slice(0, SHOWN).map(row => (
            <StatementRow key={row.row} row={row} />
          ))}
        </ul>
        {rows.length > SHOWN && <p className="soft">{t('onlyFirst', { count: number(SHOWN) })}</p>}
      </div>
    </section>
  )
}

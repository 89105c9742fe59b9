// Sales of a period compared with the previous one, as a chart and a table, the visitor funnel, and best sellers.

import type { Sales } from '../../../contract/dashboard/api.ts'
import type { SalesStep } from '../../../contract/dashboard/dashboard.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Views } from '../components/list-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { SalesChart } from './sales-chart.tsx'
import { changeOf, sumOf } from './sales-sums.ts'
import { PERIODS, usePeriod } from './use-period.ts'
import { usePointName } from './use-point-name.ts'

function Figure({ label, value, change }: { label: string; value: string; change: number | null }) {
  const t = useMessages('dashboard')
  const { number } = useLocale()
  const text =
    change === null ? t('noComparison') : t(change < 0 ? 'less' : 'more', { percent: number(Math.abs(change)) })
  return (
    <div className="figure">
      <span className="sub">{label}</span>
      <b>{value}</b>
      <small className={change !== null && change < 0 ? 'late' : 'sub'}>{text}</small>
    </div>
  )
}

function Figures({ sales }: { sales: Sales }) {
  const t = useMessages('dashboard')
  const { money, number } = useLocale()
  const [now, then] = [sumOf(sales.period), sumOf(sales.before)]
  const average = ({ amount, orders }: typeof now) => (orders === 0 ? 0 : Math.round(amount / orders))
  return (
    <div className="figures">
      <Figure label={t('sales')} value={money(now.amount, sales.currency)} change={changeOf(now.amount, then.amount)} />
      <Figure label={t('orders')} value={number(now.orders)} change={changeOf(now.orders, then.orders)} />
      <Figure
        label={t('averageOrder')}
        value={money(average(now), sales.currency)}
        change={changeOf(average(now), average(then))}
      />
    </div>
  )
}

/** Both periods, latest first: the data of the chart. */
function SalesTable({ sales, by }: { sales: Sales; by: SalesStep }) {
  const t = useMessages('dashboard')
  const { money, number } = useLocale()
  const name = usePointName(by)
  const { period, before, currency } = sales
  const rows = period.map((now, at) => ({ now, earlier: before[at] })).reverse()
  return (
    <details className="in-b sales-table">
      <summary>{t('asTable')}</summary>
      <table className="t">
        <thead>
          <tr>
            <th scope="col">{t(`step-${by}`)}</th>
            <th scope="col" className="r">
              {t('orders')}
            </th>
            <th scope="col" className="r">
              {t('sales')}
            </th>
            <th scope="col" className="r">
              {t(`before-${by}`)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ now, earlier }) => (
            <tr key={name(now)}>
              <td>{name(now)}</td>
              <td className="r">{number(now.orders)}</td>
              <td className="r">{money(now.amount, currency)}</td>
              <td className="r">{money(earlier?.amount ?? 0, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function BestSellers({ bestSellers, currency }: Pick<Sales, 'bestSellers' | 'currency'>) {
  const t = useMessages('dashboard')
  const { money, number } = useLocale()
  const may = useMay()
  return (
    <section className="panel" aria-labelledby="best">
      <header>
        <h2 id="best">{t('bestSellers')}</h2>
      </header>
      <ul className="rows in-b">
        {bestSellers.map(({ msn, name, quantity, amount }) => (
          <li key={msn}>
            <div className="grow">
              {may('products.read') ? <a href={to(`/products/${msn}`)}>{name}</a> : name}
              <small>{t('sold', { count: quantity, number: number(quantity) })}</small>
            </div>
            <b>{money(amount, currency)}</b>
          </li>
        ))}
        {bestSellers.length === 0 && <li className="sub">{t('noSales')}</li>}
      </ul>
    </section>
  )
}

/** The visitor funnel: each step with its share of the previous one. */
function VisitSteps({ funnel }: Pick<Sales, 'funnel'>) {
  const t = useMessages('dashboard')
  const { number } = useLocale()
  const steps = (['visitors', 'viewers', 'carts', 'buyers'] as const).map((step, at, all) => {
    const previous = funnel[all[at - 1] ?? step]
    return { step, count: funnel[step], share: at > 0 && previous > 0 ? (100 * funnel[step]) / previous : null }
  })
  return (
    <section className="panel" aria-labelledby="visits">
      <header>
        <h2 id="visits">{t('visits')}</h2>
      </header>
      <ul className="rows in-b">
        {steps.map(({ step, count, share }) => (
          <li key={step}>
            <div className="grow">
              {t(`visits-${step}`)}
              {share !== null && <small>{t('ofBefore', { percent: number(Math.round(share)) })}</small>}
            </div>
            <b>{number(count)}</b>
          </li>
        ))}
        <li className="sub">{t('visitsNote')}</li>
      </ul>
    </section>
  )
}

export function SalesPanel() {
  const t = useMessages('dashboard')
  const { market } = useLocale()
  const { moment } = useDates()
  const period = usePeriod()
  const { by, days } = period
  const load = useLoad(
    `${market} ${by} ${days}`,
    async () => {
      const query = { market, by, ...(by === 'day' && { days }) }
      // the figures of the previous period stay until the new ones arrive, with their own step
      return { by, sales: (await call('GET /api/admin/dashboard/sales', { query })).data }
    },
    true,
  )
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const { sales } = load.data
  const { computedAt } = sales
  const views = PERIODS.map(one => ({
    label: one.by === 'day' ? t('lastDays', { count: one.days }) : t(`period-${one.by}`),
    href: to('/', one.query),
    current: one === period,
  }))
  return (
    <div className="sales">
      <section className="panel" aria-labelledby="sales">
        <header>
          <h2 id="sales">{t('sales')}</h2>
          <small className="sub">{computedAt ? t('computed', { time: moment(computedAt) }) : t('notComputed')}</small>
        </header>
        <Views views={views} />
        <Figures sales={sales} />
        <SalesChart sales={sales} by={load.data.by} />
        <SalesTable sales={sales} by={load.data.by} />
      </section>
      <div className="stack">
        <VisitSteps {...sales} />
        <BestSellers {...sales} />
      </div>
    </div>
  )
}

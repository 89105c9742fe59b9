// Sales by hour, day or week as a line, with the previous period as a dashed one; a table next to it serves screen
// readers.

import type { Sales, SalesPoint } from '../../../contract/dashboard/api.ts'
import type { SalesStep } from '../../../contract/dashboard/dashboard.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { scaleOf } from './sales-sums.ts'
import { usePointName } from './use-point-name.ts'

const WIDTH = 720
const HEIGHT = 200
const STEPS = [0, 0.5, 1] as const

/** An hour, day or week is a point in the middle of its share of the width; a single one is a short line. */
function pathOf(sales: readonly SalesPoint[], scale: number): string {
  const points = sales.map(({ amount }, at) => {
    const x = ((at + 0.5) * WIDTH) / sales.length
    const y = HEIGHT - (Math.max(0, amount) / scale) * HEIGHT
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return points.length === 1 ? `M${points[0]}m-20 0h40` : `M${points.join('L')}`
}

export function SalesChart({ sales, by }: { sales: Sales; by: SalesStep }) {
  const t = useMessages('dashboard')
  const { money } = useLocale()
  const name = usePointName(by)
  const { period, before, currency } = sales
  const amounts = [...period, ...before].map(({ amount }) => amount)
  const scale = scaleOf(amounts)
  const [first, last] = [period[0], period.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="chart in-b">
      <figcaption className="acts">
        <span className="key-now">{t('thisPeriod')}</span>
        <span className="key-before">{t(`before-${by}`)}</span>
        {amounts.some(amount => amount > 0) && (
          <span className="sub">{t('upTo', { amount: money(scale, currency) })}</span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t(`chart-${by}`)} preserveAspectRatio="none">
        {STEPS.map(step => (
          <line key={step} x1="0" x2={WIDTH} y1={HEIGHT * step} y2={HEIGHT * step} className="grid" />
        ))}
        <path d={pathOf(before, scale)} className="before" />
        <path d={pathOf(period, scale)} className="now" />
        {period.map((one, at) => (
          <rect key={name(one)} x={(at * WIDTH) / period.length} y="0" width={WIDTH / period.length} height={HEIGHT}>
            <title>{`${name(one)}: ${money(one.amount, currency)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="axis sub">
        <span>{name(first)}</span>
        {last !== first && <span>{name(last)}</span>}
      </div>
    </figure>
  )
}

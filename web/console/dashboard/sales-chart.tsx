// Sales by day as a line, with the period before as a dashed one; the table beside it says the same to a screen reader.

import type { Sales, SalesDay } from '../../../contract/dashboard/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { scaleOf } from './sales-sums.ts'

const WIDTH = 720
const HEIGHT = 200
const STEPS = [0, 0.5, 1] as const

/** A day is a point in the middle of its share of the width. */
function pathOf(days: readonly SalesDay[], scale: number): string {
  const points = days.map(({ amount }, at) => {
    const x = ((at + 0.5) * WIDTH) / days.length
    const y = HEIGHT - (Math.max(0, amount) / scale) * HEIGHT
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

export function SalesChart({ sales }: { sales: Sales }) {
  const t = useMessages('dashboard')
  const { money } = useLocale()
  const { day } = useDates()
  const { days, before, currency } = sales
  const amounts = [...days, ...before].map(({ amount }) => amount)
  const scale = scaleOf(amounts)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  return (
    <figure className="chart in-b">
      <figcaption className="acts">
        <span className="key-now">{t('thisPeriod')}</span>
        <span className="key-before">{t('periodBefore')}</span>
        {amounts.some(amount => amount > 0) && (
          <span className="sub">{t('upTo', { amount: money(scale, currency) })}</span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('chart')} preserveAspectRatio="none">
        {STEPS.map(step => (
          <line key={step} x1="0" x2={WIDTH} y1={HEIGHT * step} y2={HEIGHT * step} className="grid" />
        ))}
        <path d={pathOf(before, scale)} className="before" />
        <path d={pathOf(days, scale)} className="now" />
        {days.map((one, at) => (
          <rect key={one.day} x={(at * WIDTH) / days.length} y="0" width={WIDTH / days.length} height={HEIGHT}>
            <title>{`${day(one.day)}: ${money(one.amount, currency)}`}</title>
          </rect>
        ))}
      </svg>
      <div className="axis sub">
        <span>{day(first.day)}</span>
        <span>{day(last.day)}</span>
      </div>
    </figure>
  )
}

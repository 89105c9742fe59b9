// The lines of an order with their taxes, and how its total was reached.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

const PERCENT = 100

function LinesHead() {
  const t = useMessages('orders')
  const { marketInfo } = useLocale()
  return (
    <thead>
      <tr>
        <th scope="col">{t('product')}</th>
        <th scope="col">HSN</th>
        <th scope="col" className="r">
          {t('quantity')}
        </th>
        <th scope="col" className="r">
          {t('unit')}
        </th>
        <th scope="col" className="r">
          {t('taxable')}
        </th>
        <th scope="col" className="r">
          {marketInfo.taxName}
        </th>
        <th scope="col" className="r">
          {t('total')}
        </th>
      </tr>
    </thead>
  )
}

export function LinesPanel({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const { money, number } = useLocale()
  const amount = (minor: number) => money(minor, order.currency)
  return (
    <section className="panel" aria-labelledby="lines">
      <header>
        <h2 id="lines">{t('lines')}</h2>
        <span className="sub">{number(order.lines.length)}</span>
      </header>
      <table className="t lines">
        <LinesHead />
        <tbody>
          {order.lines.map(line => (
            <tr key={line.lineNo}>
              <td className="fill">
                <div className="item">
                  <div>
                    <p className="cut">{line.productName}</p>
                    <small>
                      {[line.partNumber, line.msn].filter(Boolean).join(' · ')} ·{' '}
                      {t('pieces', { count: line.quantity })}
                      {line.cancelledQuantity > 0 && ` · ${t('cancelledPieces', { count: line.cancelledQuantity })}`}
                    </small>
                  </div>
                </div>
              </td>
              <td className="soft">{line.hsn}</td>
              <td className="r">{number(line.quantity)}</td>
              <td className="r">{amount(line.unitPrice)}</td>
              <td className="r">{amount(line.taxable)}</td>
              <td className="r">{number(line.taxRateBp / PERCENT)}%</td>
              <td className="r">{amount(line.payable)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <td colSpan={6} className="r">
              {t('payable')}
            </td>
            <td className="r">{amount(order.payable)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

export function PriceSteps({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const { money, marketInfo, language } = useLocale()
  const amount = (minor: number) => (minor < 0 ? `−${money(-minor, order.currency)}` : money(minor, order.currency))
  if (order.steps.length === 0) return null
  const words = (step: StaffOrder['steps'][number]) =>
    t(step.label as 'totals.item', {
      code: String(step.params.code ?? ''),
      label: String(step.params.label ?? ''),
      title: String((language === 'hi' ? step.params.titleHi : step.params.titleEn) ?? ''),
      listPrice: marketInfo.listPriceName[language],
    })
  return (
    <section className="panel" aria-labelledby="steps">
      <header>
        <h2 id="steps">{t('priceSteps')}</h2>
      </header>
      <table className="t dense">
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col" className="r">
              {t('amount')}
            </th>
            <th scope="col" className="r">
              {t('running')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.steps.map(step => {
            const tax = step.params.taxMinor
            const isTax = typeof tax === 'number'
            return (
              <tr key={`${step.label} ${step.params.code ?? ''}`}>
                <th scope="row">{words(step)}</th>
                <td className="r">{amount(isTax ? tax : step.amount)}</td>
                <td className="r">{isTax ? '' : amount(step.running)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

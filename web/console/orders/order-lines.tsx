// The lines of an order with their taxes, and how its total was reached.

import { Fragment } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

const PERCENT = 100
/** The steps by which the store's prices are below the MRP. */
const OFFERS: ReadonlySet<string> = new Set(['item', 'mrp-saving', 'quantity-break'])

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
                    {line.priceList && (
                      <small>
                        {t('byPriceList', { name: line.priceList.name, price: amount(line.priceList.publicUnitPrice) })}
                      </small>
                    )}
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

/** The amount that price lists of the customer's groups take off the remaining order. */
const listSaving = ({ lines }: StaffOrder): number =>
  lines.reduce((sum, { priceList, unitPrice, quantity, cancelledQuantity }) => {
    const less = priceList ? Math.max(0, priceList.publicUnitPrice - unitPrice) : 0
    return sum + less * (quantity - cancelledQuantity)
  }, 0)

/** Shown below the offer step, which includes it. */
function ListSaving({ order, amount }: { order: StaffOrder; amount(minor: number): string }) {
  const t = useMessages('orders')
  const saving = listSaving(order)
  // newer orders have a step of their own for it
  if (saving === 0 || order.steps.some(({ kind }) => kind === 'price-list')) return null
  return (
    <tr>
      <th scope="row" className="soft">
        {t('ofPriceLists')}
      </th>
      <td className="r soft">{amount(-saving)}</td>
      <td />
    </tr>
  )
}

export function PriceSteps({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const { money, marketInfo, language } = useLocale()
  const amount = (minor: number) => (minor < 0 ? `−${money(-minor, order.currency)}` : money(minor, order.currency))
  if (order.steps.length === 0) return null
  const lastOffer = order.steps.findLastIndex(({ kind }) => OFFERS.has(kind))
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
          {order.steps.map((step, at) => {
            const tax = step.params.taxMinor
            const isTax = typeof tax === 'number'
            return (
              <Fragment key={`${step.label} ${step.params.code ?? ''}`}>
                <tr>
                  <th scope="row">{words(step)}</th>
                  <td className="r">{amount(isTax ? tax : step.amount)}</td>
                  <td className="r">{isTax ? '' : amount(step.running)}</td>
                </tr>
                {at === lastOffer && <ListSaving {...{ order, amount }} />}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

// The effect of an order edit before it is made: amounts before and after, what is collected or refunded, and
// problems.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import type { EditPreview } from './edit-request.ts'

const FIGURES = ['products', 'discounts', 'shipping', 'codFee', 'surcharge', 'taxes', 'payable'] as const
/** Problems whose limit is an amount of money. */
const AMOUNTS: readonly string[] = [
  'prepaid-increase',
  'waiting',
  'cod-code',
  'above-mrp',
  'coupon-below-minimum',
  'offer-below-minimum',
]

function Problems({ preview }: { preview: EditPreview }) {
  const t = useMessages('orders')
  const { money, number } = useLocale()
  const nameOf = ({ lineNo, productId }: EditPreview['problems'][number]) =>
    preview.lines.find(line => line.lineNo === lineNo || line.msn === productId)?.productName ?? productId ?? ''
  return (
    <div className="problem" role="alert">
      <ul>
        {preview.problems.map(one => {
          const { code, limit } = one
          const shown = AMOUNTS.includes(code) ? money(limit ?? 0, preview.currency) : number(limit ?? 0)
          const name = nameOf(one)
          const text = t(limit === null && code === 'stock' ? 'edit-no-stock' : `edit-${code}`, { limit: shown })
          return <li key={`${code} ${one.lineNo} ${one.productId}`}>{name ? `${name}: ${text}` : text}</li>
        })}
      </ul>
    </div>
  )
}

function settlementText(
  preview: EditPreview,
  t: ReturnType<typeof useMessages<'orders'>>,
  amount: (minor: number) => string,
) {
  const { settlement, after, before, difference } = preview
  if (settlement === 'none') return t('settlement-none')
  if (settlement === 'pay') return t('settlement-pay', { amount: amount(difference) })
  if (settlement === 'refund') return t('settlement-refund', { amount: amount(-difference) })
  return t('settlement-collect', { amount: amount(after.payable), before: amount(before.payable) })
}

/** The coupon kept by the order, if it no longer has an effect. */
function CouponNote({ preview }: { preview: EditPreview }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const { before, after } = preview.coupon
  if (!after?.reason || before?.code !== after.code) return null
  return <p className="note">{t('couponKept', { code: after.code, amount: money(after.missing, preview.currency) })}</p>
}

export function EditDifference({ preview }: { preview: EditPreview }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const amount = (minor: number) => (minor < 0 ? `−${money(-minor, preview.currency)}` : money(minor, preview.currency))
  const rows = FIGURES.filter(name => name === 'payable' || preview.before[name] !== 0 || preview.after[name] !== 0)
  const { difference, possible } = preview
  return (
    <section aria-label={t('difference')} aria-live="polite">
      {preview.problems.length > 0 && <Problems preview={preview} />}
      <table className="t dense">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('amount')}</span>
            </th>
            <th scope="col" className="r">
              {t('editBefore')}
            </th>
            <th scope="col" className="r">
              {t('editAfter')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(name => (
            <tr key={name}>
              <th scope="row">{t(`figure-${name}`)}</th>
              <td className="r">{amount(name === 'discounts' ? -preview.before[name] : preview.before[name])}</td>
              <td className="r">{amount(name === 'discounts' ? -preview.after[name] : preview.after[name])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <td>{t('difference')}</td>
            <td />
            <td className="r">{difference > 0 ? `+${amount(difference)}` : amount(difference)}</td>
          </tr>
        </tfoot>
      </table>
      <CouponNote preview={preview} />
      {possible && <p className="note">{settlementText(preview, t, amount)}</p>}
    </section>
  )
}

/** States in which an order may be edited, unless a parcel is packed or another edit is pending. */
export const isEditable = ({ state, shipments, waitingEdit }: StaffOrder) =>
  waitingEdit === null &&
  (state === 'placed' || state === 'processing') &&
  shipments.every(parcel => parcel.state === 'processing' || parcel.state === 'cancelled')

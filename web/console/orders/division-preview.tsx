// Both parcels of a split with their shares of the amounts, before it is made.

import type { Division, ParcelShare } from '../../../contract/orders/division-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import type { ParcelProps } from './use-move.ts'

interface PreviewProps extends Omit<ParcelProps, 'load'> {
  division: Division
}

/** A row per line and charge, with the shares of both parcels. */
function useRows({ order, division }: Omit<PreviewProps, 'parcel'>) {
  const t = useMessages('dividing')
  const { money, number } = useLocale()
  const { before, stays, goes, currency } = division
  const amount = (minor: number) => money(minor, currency)
  const nameOf = (lineNo: number) => order.lines.find(line => line.lineNo === lineNo)?.productName ?? ''
  const ofLine = ({ lines }: ParcelShare, lineNo: number) => {
    const line = lines.find(one => one.lineNo === lineNo)
    return line ? `${number(line.quantity)} · ${amount(line.payable)}` : '–'
  }
  const ofCharge = ({ charges }: ParcelShare, kind: string) =>
    amount(charges.find(one => one.kind === kind)?.payable ?? 0)
  const row = (key: string, label: string, cellOf: (share: ParcelShare) => string) => {
    return { key, label, cells: [cellOf(stays), cellOf(goes)] }
  }
  return [
    ...before.lines.map(({ lineNo }) => row(`line ${lineNo}`, nameOf(lineNo), share => ofLine(share, lineNo))),
    ...before.charges.map(({ kind }) => row(kind, t(kind), share => ofCharge(share, kind))),
    ...(before.discount > 0 ? [row('discount', t('discount'), ({ discount }) => `−${amount(discount)}`)] : []),
  ]
}

export function DivisionPreview({ order, parcel, division }: PreviewProps) {
  const t = useMessages('dividing')
  const { money } = useLocale()
  const { before, stays, goes, currency } = division
  const amount = (minor: number) => money(minor, currency)
  const rows = useRows({ order, division })
  return (
    <section aria-label={t('amounts')} aria-live="polite">
      <table className="t dense shares">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('of')}</span>
            </th>
            <th scope="col" className="r">
              {t('parcel', { number: String(parcel.shipmentId) })}
            </th>
            <th scope="col" className="r">
              {t('newParcel')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells: [first, second] }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td className="r">{first}</td>
              <td className="r">{second}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="sum">
            <td>{t('total')}</td>
            <td className="r">{amount(stays.payable)}</td>
            <td className="r">{amount(goes.payable)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="sub">{t('adds', { amount: amount(before.payable) })}</p>
    </section>
  )
}

// The automatic offers of an order that is edited: taken off one by one, and put back.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import type { EditDraft } from './edit-request.ts'

interface OffersProps {
  order: StaffOrder
  draft: EditDraft
  onChange(draft: EditDraft): void
}

/** The amount an offer takes off the current order; 0 for none. */
const takenOff = ({ steps }: StaffOrder, code: string) =>
  -(steps.find(({ kind, params }) => kind === 'automatic-offer' && params.code === code)?.amount ?? 0)

/** Nothing for an order that was placed without offers. */
export function EditOffers({ order, draft, onChange }: OffersProps) {
  const t = useMessages('orders')
  const { language, money } = useLocale()
  const now = order.offers.filter(({ applies }) => applies).map(({ code }) => code)
  const wanted = draft.offers ?? now
  if (order.offers.length === 0) return null
  const put = (codes: readonly string[]) => {
    const { offers: _before, ...rest } = draft
    const same = codes.length === now.length && now.every(code => codes.includes(code))
    onChange(same ? rest : { ...rest, offers: codes })
  }
  return (
    <fieldset className="edit-add">
      <legend>{t('offers')}</legend>
      <ul className="edit-lines">
        {order.offers.map(({ code, titleEn, titleHi, applies }) => {
          const title = language === 'hi' ? titleHi : titleEn
          const on = wanted.includes(code)
          const amount = takenOff(order, code)
          const state = on ? applies && amount > 0 && `−${money(amount, order.currency)}` : t('offerOff')
          const turn = () => put(on ? wanted.filter(other => other !== code) : [...wanted, code])
          const word = t(on === applies ? (on ? 'remove' : 'putBack') : 'undo')
          return (
            <li key={code}>
              <div className="grow">
                <p>{on ? title : <s>{title}</s>}</p>
                <small className="sub">{[code, state].filter(Boolean).join(' · ')}</small>
              </div>
              <button type="button" className="b" aria-label={`${word} ${title}`} onClick={turn}>
                {word}
              </button>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

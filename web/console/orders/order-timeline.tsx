// The timeline of an order: time, event, author and reason.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'
import { EditedCharges, EditedLine } from './edited-words.tsx'

/** Texts of events that are not state changes of the order. */
const WORDS = {
  'lines-edited': 'linesEdited',
  'edit-waits': 'editWaiting',
  'edit-lapsed': 'editLapsed',
  'edit-withdrawn': 'editWithdrawn',
  'edit-ended': 'editEnded',
  'difference-too-late': 'differenceTooLate',
  'address-corrected': 'addressCorrected',
  'customer-changed': 'customerChanged',
  'parcel-divided': 'parcelDivided',
  'parcel-merged': 'parcelMerged',
} as const
const isWorded = (kind: string): kind is keyof typeof WORDS => kind in WORDS
/** Texts of authors, by the prefix before the colon. */
const WHO = {
  customer: 'who-customer',
  staff: 'who-staff',
  key: 'who-key',
  system: 'who-system',
  job: 'who-system',
  carrier: 'who-carrier',
  gateway: 'who-gateway',
} as const
const isKnown = (kind: string): kind is keyof typeof WHO => kind in WHO

type Edit = NonNullable<StaffOrder['events'][number]['edit']>

/** Before and after of an edit. */
function Edited({ edit, currency }: { edit: Edit; currency: StaffOrder['currency'] }) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const { payableBefore, payableAfter, lines, couponBefore, couponAfter, offersOff, offersBack } = edit
  const { surchargeBefore, surchargeAfter } = edit
  return (
    <ul className="edited">
      {lines.map(line => (
        <li key={`${line.productName} ${line.quantityBefore} ${line.quantityAfter} ${line.unitPriceAfter}`}>
          <EditedLine
            productName={line.productName}
            quantities={[line.quantityBefore, line.quantityAfter]}
            prices={[line.unitPriceBefore, line.unitPriceAfter]}
            currency={currency}
          />
        </li>
      ))}
      <EditedCharges
        coupon={[couponBefore, couponAfter]}
        off={offersOff}
        back={offersBack}
        surcharge={[surchargeBefore, surchargeAfter]}
        currency={currency}
      />
      {payableBefore !== payableAfter && (
        <li>{t('editedTotal', { before: money(payableBefore, currency), after: money(payableAfter, currency) })}</li>
      )}
    </ul>
  )
}

export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const hold = useMessages('order-hold')
  const { moment } = useDates()
  /** `staff:<id>` and the like: only the kind is shown, the audit log has the names. */
  const who = (text: string) => {
    const [kind = ''] = text.split(':')
    return isKnown(kind) ? t(WHO[kind]) : text
  }
  const what = ({ kind, state, holdReason }: StaffOrder['events'][number]) => {
    if (holdReason) return hold('eventHeld', { reason: hold(`reason-${holdReason}`) })
    if (kind === 'released') return hold('eventReleased')
    return state ? t(`state-${state}`) : t(isWorded(kind) ? WORDS[kind] : 'changed')
  }
  return (
    <section className="panel" aria-labelledby="history">
      <header>
        <h2 id="history">{t('history')}</h2>
      </header>
      <div className="in-b">
        <ol className="time">
          {order.events.toReversed().map((event, index) => (
            <li key={`${event.at} ${event.kind} ${event.state}`}>
              <time dateTime={event.at}>{moment(event.at)}</time>
              <i className={index === 0 ? 'f' : undefined} />
              <div>
                {what(event)}
                <small>{[who(event.who), event.why].filter(Boolean).join(' · ')}</small>
                {event.edit && <Edited edit={event.edit} currency={order.currency} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

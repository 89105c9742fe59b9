// What happened to an order: when, what, who and why.

import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { useMessages } from '../app/messages.ts'

/** Words of events that are no step of the order. */
const WORDS = {
  'lines-edited': 'linesEdited',
  'edit-waits': 'editWaiting',
  'edit-lapsed': 'editLapsed',
  'edit-withdrawn': 'editWithdrawn',
  'edit-ended': 'editEnded',
  'difference-too-late': 'differenceTooLate',
  'address-corrected': 'addressCorrected',
} as const
const isWorded = (kind: string): kind is keyof typeof WORDS => kind in WORDS
const KINDS = ['customer', 'staff', 'key', 'system', 'carrier'] as const

export function OrderTimeline({ order }: { order: StaffOrder }) {
  const t = useMessages('orders')
  const { moment } = useDates()
  /** `staff:<id>` and the like: the kind alone, the log of changes has the names. */
  const who = (text: string) => {
    const kind = KINDS.find(one => text.startsWith(one))
    return kind ? t(`who-${kind}`) : text
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
                {event.state ? t(`state-${event.state}`) : t(isWorded(event.kind) ? WORDS[event.kind] : 'changed')}
                <small>{[who(event.who), event.why].filter(Boolean).join(' · ')}</small>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

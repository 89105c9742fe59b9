// The returns of an order: products, state, next steps and history.

import { useEffect, useState } from 'react'
import { orderLabel } from '../../../../contract/orders/status.rules.ts'
import { PICKUP_HOURS } from '../../../../contract/returns/pickups.rules.ts'
import type { Return } from '../../../../contract/returns/schemas.ts'
import type { ReturnState } from '../../../../contract/returns/states.rules.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useAction } from '../../../framework/use-action.ts'
import { useDates } from '../../../framework/use-dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useMessages } from '../../app/messages.ts'
import styles from '../../customers/components/account.module.css'
import { FormError } from '../../shared/form-error.tsx'
import { OtherProduct } from './exchange-credit.tsx'

const EVENTS = {
  requested: 'evRequested',
  approved: 'evApproved',
  rejected: 'evRejected',
  withdrawn: 'evWithdrawn',
  received: 'evReceived',
  'inspection-failed': 'evInspectionFailed',
  accepted: 'evAccepted',
  'replacement-sent': 'evReplacementSent',
  completed: 'evCompleted',
} as const satisfies Record<ReturnState, string>

const isBad = (state: ReturnState) => state === 'rejected' || state === 'inspection-failed'

/** When a carrier collects it, and that it has; before that is booked, that we write about it. */
function Pickup({ one: { pickup } }: { one: Return }) {
  const t = useMessages('returns')
  const { day } = useDates()
  if (pickup?.state === 'booked') {
    const [from, to] = PICKUP_HOURS[pickup.window]
    const { carrier, trackingNumber: number } = pickup
    return <p>{t('collectedOn', { carrier, number, day: day(pickup.day), from, to })}</p>
  }
  if (pickup?.state === 'collected') return <p>{t('isCollected', { carrier: pickup.carrier })}</p>
  return (
    <>
      {pickup?.state === 'failed' && <p>{t('notCollected', { carrier: pickup.carrier, reason: pickup.reason })}</p>}
      <p>{t('carrierCollects')}</p>
    </>
  )
}

/** The customer's next step while it is approved. */
function Handover({ one }: { one: Return }) {
  const t = useMessages('returns')
  if (one.state !== 'approved') return null
  if (!one.sendTo) return <Pickup one={one} />
  return (
    <>
      <p>{t('sendTo')}</p>
      {one.sendTo.map(({ name, lines }) => (
        <address key={name}>
          <b>{name}</b>
          {lines.map(line => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </address>
      ))}
    </>
  )
}

/** What happens to pieces that were not accepted. */
function NotAccepted({ one: { notAccepted } }: { one: Return }) {
  const t = useMessages('returns')
  if (!notAccepted) return null
  const { outcome, sentAt, carrier, trackingNumber } = notAccepted
  if (outcome === 'kept') return <p>{t('kept')}</p>
  return <p>{sentAt ? t('sentBackBy', { carrier, number: trackingNumber }) : t('sentBack')}</p>
}

/** The texts of a step: those of a replacement without a return differ. */
const eventOf = ({ comesBack }: Return, state: ReturnState) =>
  !comesBack && (state === 'accepted' || state === 'rejected') ? (`without-${state}` as const) : EVENTS[state]

function Money({ one }: { one: Return }) {
  const t = useMessages('returns')
  const { money } = useLocale()
  const { kind, state, refund, currency, accountLast4 } = one
  if (kind !== 'return' || refund === 0 || state === 'rejected' || state === 'withdrawn') return null
  return (
    <p className={styles.total}>
      <span>{accountLast4 ? t('refundEnding', { digits: accountLast4 }) : t('refund')}</span>
      <b>{money(refund, currency)}</b>
    </p>
  )
}

const nameOf = ({ comesBack, kind }: Return) => {
  if (!comesBack) return 'replacementNumber'
  return kind === 'return' ? 'returnNumber' : 'exchangeNumber'
}

function Challans({ one }: { one: Return }) {
  const t = useMessages('returns')
  const { href } = useLocale()
  return one.challans.map(({ challanId, number }) => (
    <p key={challanId}>
      <a href={href(`/dashboard/challan/${challanId}`)}>{t('challan', { number })}</a>
    </p>
  ))
}

function OneReturn({ one, onChange }: { one: Return; onChange(changed: Return): void }) {
  const t = useMessages('returns')
  const tOrder = useMessages('order')
  const { moment } = useDates()
  const action = useAction()
  const { returnNumber, state, statusCode, withdrawable, carrier, trackingNumber } = one
  const number = String(returnNumber)
  const label = orderLabel(statusCode)
  const withdraw = () =>
    action.run(async () => {
      onChange((await quietCall('POST /api/v1/order/withdrawReturn', { body: { returnNumber } })).data)
      showToast(t('withdrawnDone'))
    })
  return (
    <div className={styles.row}>
      <p className={styles.header}>
        <b>{t(nameOf(one), { number })}</b>
        {label && state !== 'withdrawn' && <Badge tone={isBad(state) ? 'bad' : 'plain'}>{tOrder(label)}</Badge>}
      </p>
      <ul>
        {one.items.map(({ lineNo, productName, quantity, acceptedQuantity }) => (
          <li key={lineNo}>
            {t('item', { name: productName, count: quantity })}
            {acceptedQuantity !== null &&
              acceptedQuantity < quantity &&
              ` · ${t('accepted', { count: acceptedQuantity })}`}
          </li>
        ))}
      </ul>
      <p className="quiet">{one.reason}</p>
      {!one.comesBack && <p>{t('nothingBack')}</p>}
      <NotAccepted one={one} />
      <Handover one={one} />
      {trackingNumber && <p>{t('replacementBy', { carrier, number: trackingNumber })}</p>}
      <Challans one={one} />
      <OtherProduct one={one} onChange={onChange} />
      <Money one={one} />
      <Timeline
        label={t('historyOf', { number })}
        moments={one.events.map(event => ({
          key: event.state + event.at,
          title: t(eventOf(one, event.state)),
          note: [moment(event.at), event.why].filter(Boolean).join(' · '),
          bad: isBad(event.state),
        }))}
      />
      <FormError text={action.error} />
      {withdrawable && (
        <Button busy={action.busy} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  )
}

export function Returns({ returns }: { returns: readonly Return[] }) {
  const t = useMessages('returns')
  const [shown, setShown] = useState(returns)
  useEffect(() => setShown(returns), [returns])
  const replace = (changed: Return) =>
    setShown(before => before.map(one => (one.returnNumber === changed.returnNumber ? changed : one)))
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('returns')}</h2>
      {shown.map(one => (
        <OneReturn key={one.returnNumber} one={one} onChange={replace} />
      ))}
    </section>
  )
}

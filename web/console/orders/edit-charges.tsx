// Coupon, automatic offers and surcharge of an edited order: the current ones, replacing and removing them.

import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { StaffOrder } from '../../../contract/orders/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { Field } from '../components/field.tsx'
import { minorOf } from '../components/minor.ts'
import { EditOffers } from './edit-offers.tsx'
import type { EditDraft } from './edit-request.ts'

interface ChargesProps {
  order: StaffOrder
  draft: EditDraft
  onChange(draft: EditDraft): void
}

interface PartProps {
  legend: string
  /** The requested value; null for none. */
  present: ReactNode | null
  changed: boolean
  onRemove(): void
  onUndo(): void
  children: ReactNode
}

function Part({ legend, present, changed, onRemove, onUndo, children }: PartProps) {
  const t = useMessages('orders')
  return (
    <fieldset className="edit-add">
      <legend>{legend}</legend>
      <p className="charge">
        <span className="grow">{present ?? t('none')}</span>
        {present !== null && (
          <button type="button" className="b" aria-label={`${t('remove')} ${legend}`} onClick={onRemove}>
            {t('remove')}
          </button>
        )}
        {changed && (
          <button type="button" className="b" aria-label={`${t('undo')} ${legend}`} onClick={onUndo}>
            {t('undo')}
          </button>
        )}
      </p>
      {children}
    </fieldset>
  )
}

/** Enter takes up what was typed; the form around it is sent by its own button. */
const onEnter = (take: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  take()
}

/** The draft without a change of one part. */
function without(draft: EditDraft, part: 'coupon' | 'surcharge'): EditDraft {
  const { [part]: _left, ...rest } = draft
  return rest
}

function CouponPart({ order, draft, onChange }: ChargesProps) {
  const t = useMessages('orders')
  const [code, setCode] = useState('')
  const present = draft.coupon === undefined ? order.coupon : draft.coupon
  const put = (coupon: string | null) =>
    onChange(coupon === order.coupon ? without(draft, 'coupon') : { ...draft, coupon })
  const take = () => {
    const typed = code.replace(/\s/g, '').toUpperCase()
    if (typed === '') return
    put(typed)
    setCode('')
  }
  return (
    <Part
      legend={t('coupon')}
      present={present}
      changed={draft.coupon !== undefined}
      onRemove={() => put(null)}
      onUndo={() => onChange(without(draft, 'coupon'))}
    >
      <div className="with-button">
        <Field
          label={t('couponCode')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={event => setCode(event.target.value)}
          onKeyDown={onEnter(take)}
        />
        <button type="button" className="b" disabled={code.trim() === ''} onClick={take}>
          {t('apply')}
        </button>
      </div>
    </Part>
  )
}

function SurchargePart({ order, draft, onChange }: ChargesProps) {
  const t = useMessages('orders')
  const { money } = useLocale()
  const [amount, setAmount] = useState('')
  const [label, setLabel] = useState('')
  const present = draft.surcharge === undefined ? order.surcharge : draft.surcharge
  const minor = minorOf(amount)
  const wrong = amount !== '' && (minor === null || minor === 0)
  const take = () => {
    if (minor === null || minor === 0 || label.trim() === '') return
    onChange({ ...draft, surcharge: { amount: minor, label: label.trim() } })
    setAmount('')
    setLabel('')
  }
  const remove = () => onChange(order.surcharge === null ? without(draft, 'surcharge') : { ...draft, surcharge: null })
  return (
    <Part
      legend={t('surcharge')}
      present={present && `${present.label} · ${money(present.amount, order.currency)}`}
      changed={draft.surcharge !== undefined}
      onRemove={remove}
      onUndo={() => onChange(without(draft, 'surcharge'))}
    >
      <div className="with-button">
        <Field
          label={t('surchargeFor')}
          maxLength={60}
          autoComplete="off"
          value={label}
          onChange={event => setLabel(event.target.value)}
          onKeyDown={onEnter(take)}
        />
        <Field
          label={t('surchargeAmount', { currency: order.currency })}
          inputMode="decimal"
          autoComplete="off"
          error={wrong ? t('amountInvalid') : ''}
          value={amount}
          onChange={event => setAmount(event.target.value)}
          onKeyDown={onEnter(take)}
        />
        <button
          type="button"
          className="b"
          disabled={minor === null || minor === 0 || label.trim() === ''}
          onClick={take}
        >
          {t('apply')}
        </button>
      </div>
    </Part>
  )
}

/** A surcharge needs the right to set prices. */
export function EditCharges(props: ChargesProps) {
  const may = useMay()
  return (
    <>
      <CouponPart {...props} />
      <EditOffers {...props} />
      {may('orders.price') && <SurchargePart {...props} />}
    </>
  )
}

// Parts of the payment offer form: the discount, its payment methods, period and limits.

import { GATEWAYS } from '../../../contract/gateways/gateways.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Field, Select, TextArea } from '../components/field.tsx'
import { LEFT_MINOR, type OfferFields, type OfferProblems } from './offer-fields.ts'
import { OFFER_METHODS, useOfferWords } from './use-offer-words.ts'

interface PartProps {
  fields: OfferFields
  problems: OfferProblems
  set(part: Partial<OfferFields>): void
}

function useErrors(problems: OfferProblems) {
  const t = useMessages('payment-offers')
  return (name: keyof OfferFields) => {
    const problem = problems[name]
    return problem ? t(problem) : ''
  }
}

export function DiscountFields({ fields, problems, set }: PartProps) {
  const t = useMessages('payment-offers')
  const { money } = useLocale()
  const error = useErrors(problems)
  const currency = money(100_00).replace(/[\d.,\s]/g, '')
  const flat = fields.kind === 'flat'
  const minHint = flat
    ? t('minFlatHint', { rest: money(LEFT_MINOR) })
    : t('minPercentHint', { min: money(10 * LEFT_MINOR) })
  return (
    <div className="pair">
      <Select
        label={t('kind')}
        value={fields.kind}
        options={(['percent', 'flat'] as const).map(value => ({ value, label: t(value) }))}
        onChange={kind => set({ kind })}
      />
      <Field
        label={flat ? t('value', { currency }) : t('valuePercent')}
        error={error('value')}
        required
        inputMode="decimal"
        value={fields.value}
        onChange={event => set({ value: event.target.value })}
      />
      {!flat && (
        <Field
          label={t('maxDiscount', { currency })}
          hint={t('maxDiscountHint')}
          error={error('maxDiscount')}
          inputMode="decimal"
          value={fields.maxDiscount}
          onChange={event => set({ maxDiscount: event.target.value })}
        />
      )}
      <Field
        label={t('minAmount', { currency })}
        hint={minHint}
        error={error('minAmount')}
        required
        inputMode="decimal"
        value={fields.minAmount}
        onChange={event => set({ minAmount: event.target.value })}
      />
    </div>
  )
}

export function WayFields({ fields, problems, set }: PartProps) {
  const t = useMessages('payment-offers')
  const { market } = useLocale()
  const { methodName } = useOfferWords()
  const error = useErrors(problems)
  const { methodIds } = fields
  const toggle = (id: number) =>
    set({ methodIds: methodIds.includes(id) ? methodIds.filter(one => one !== id) : [...methodIds, id] })
  const names = { razorpay: 'Razorpay', payu: 'PayU', stripe: 'Stripe' } as const
  const gateways = [
    { value: '', label: t('anyGateway') },
    ...GATEWAYS.map(value => ({ value: value as string, label: names[value] })),
  ]
  return (
    <>
      <fieldset className="field">
        <legend>{t('methods')}</legend>
        {OFFER_METHODS[market].map(id => (
          <label key={id} className="check">
            <input type="checkbox" className="ck" checked={methodIds.includes(id)} onChange={() => toggle(id)} />
            {methodName(id)}
          </label>
        ))}
        <small className="sub">{t('methodsHint')}</small>
      </fieldset>
      <Select label={t('gateway')} value={fields.gateway} options={gateways} onChange={gateway => set({ gateway })} />
      <TextArea
        label={t('banks')}
        hint={t('banksHint')}
        error={error('banks')}
        rows={3}
        value={fields.banks}
        onChange={event => set({ banks: event.target.value })}
      />
    </>
  )
}

export function LimitFields({ fields, problems, set }: PartProps) {
  const t = useMessages('payment-offers')
  const error = useErrors(problems)
  return (
    <>
      <div className="pair">
        <Field
          label={t('starts')}
          type="datetime-local"
          required
          value={fields.starts}
          onChange={event => set({ starts: event.target.value })}
        />
        <Field
          label={t('ends')}
          hint={t('endsHint')}
          error={error('ends')}
          type="datetime-local"
          value={fields.ends}
          onChange={event => set({ ends: event.target.value })}
        />
        <Field
          label={t('perCustomer')}
          hint={t('limitHint')}
          error={error('perCustomer')}
          inputMode="numeric"
          value={fields.perCustomer}
          onChange={event => set({ perCustomer: event.target.value })}
        />
        <Field
          label={t('inAll')}
          hint={t('limitHint')}
          error={error('inAll')}
          inputMode="numeric"
          value={fields.inAll}
          onChange={event => set({ inAll: event.target.value })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          className="ck"
          checked={fields.active}
          onChange={event => set({ active: event.target.checked })}
        />
        {t('active')}
      </label>
    </>
  )
}

// The terms of a coupon or an automatic offer: code, texts in both languages, discount, eligibility, limits,
// combinations and period.

import type { ReactNode } from 'react'
import { BUYERS } from '../../../contract/promotions/kinds.rules.ts'
import { couponMost } from '../../../contract/promotions/most.rules.ts'
import type { Coupon } from '../../../contract/promotions/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { Field, Select, TextArea } from '../components/field.tsx'
import { type CouponFields, termsOf } from './coupon-fields.ts'

const AMOUNT = '[0-9,]{1,13}(\\.[0-9]{1,2})?'
const COUNT = '[0-9,]{1,10}'

interface PartProps {
  fields: CouponFields
  locked: boolean
  set(part: Partial<CouponFields>): void
}

type TextName = { [K in keyof CouponFields]: CouponFields[K] extends string ? K : never }[keyof CouponFields]

const inputOf = ({ fields, locked, set }: PartProps, name: Exclude<TextName, 'kind' | 'buyers'>) => ({
  readOnly: locked,
  value: fields[name],
  onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
})

type AppliedBy = Coupon['appliedBy']

export function WordFields({ isNew, appliedBy, ...part }: PartProps & { isNew: boolean; appliedBy: AppliedBy }) {
  const t = useMessages('promotions')
  const automatic = appliedBy === 'automatic'
  const stays = automatic ? 'nameStays' : 'codeStays'
  return (
    <Group title={t(automatic ? 'wordsAutomatic' : 'words')}>
      <Field
        label={t(automatic ? 'staffName' : 'promoCode')}
        hint={t(!isNew ? stays : automatic ? 'staffNameHint' : 'codeHint')}
        required
        pattern="[A-Z0-9_\-]{3,40}"
        maxLength={40}
        autoCapitalize="characters"
        {...inputOf(part, 'promoCode')}
        readOnly={part.locked || !isNew}
        onChange={event => part.set({ promoCode: event.target.value.toUpperCase().replace(/\s/g, '') })}
      />
      <div className="pair">
        <Field label={t('titleEn')} required maxLength={80} lang="en" {...inputOf(part, 'titleEn')} />
        <Field label={t('titleHi')} required maxLength={80} lang="hi" {...inputOf(part, 'titleHi')} />
        <TextArea label={t('termsEn')} maxLength={300} rows={2} lang="en" {...inputOf(part, 'termsEn')} />
        <TextArea label={t('termsHi')} maxLength={300} rows={2} lang="hi" {...inputOf(part, 'termsHi')} />
      </div>
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="form">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

export function DiscountFields(part: PartProps) {
  const t = useMessages('promotions')
  const { money } = useLocale()
  const { fields, locked, set } = part
  const amount = { inputMode: 'decimal', pattern: AMOUNT } as const
  const sample = money(100_00).replace(/[\d.,\s]/g, '')
  return (
    <Group title={t('discountTitle')}>
      <div className="pair">
        {locked ? (
          <Field label={t('kind')} readOnly value={t(fields.kind)} />
        ) : (
          <Select
            label={t('kind')}
            value={fields.kind}
            options={(['flat', 'percent'] as const).map(value => ({ value, label: t(value) }))}
            onChange={kind => set({ kind })}
          />
        )}
        <Field
          label={fields.kind === 'flat' ? t('amount', { currency: sample }) : t('percent')}
          required
          {...amount}
          {...inputOf(part, 'value')}
        />
        {fields.kind === 'percent' && (
          <Field
            label={t('maxDiscount', { currency: sample })}
            hint={t('noneWhenEmpty')}
            {...amount}
            {...inputOf(part, 'maxDiscount')}
          />
        )}
        <Field
          label={t('minCart', { currency: sample })}
          hint={t('minCartHint')}
          {...amount}
          {...inputOf(part, 'minCart')}
        />
      </div>
    </Group>
  )
}

/** Its maximum total discount, against which money limits of staff are checked. */
function MostInAll({ fields }: Pick<PartProps, 'fields'>) {
  const t = useMessages('promotions')
  const { money, market } = useLocale()
  const terms = termsOf(fields, market)
  const most = terms.value > 0 ? couponMost(terms) : 0
  if (most === 0 || Number.isNaN(most)) return null
  return <p className="sub">{most === null ? t('mostUnbounded') : t('mostInAll', { amount: money(most) })}</p>
}

export function LimitFields({ appliedBy, ...part }: PartProps & { appliedBy: AppliedBy }) {
  const t = useMessages('promotions')
  const { money } = useLocale()
  const { fields, locked, set } = part
  const count = { inputMode: 'numeric', pattern: COUNT } as const
  const sample = money(100_00).replace(/[\d.,\s]/g, '')
  return (
    <Group title={t('limits')}>
      <div className="pair">
        {locked ? (
          <Field label={t('buyers')} readOnly value={t(`buyers-${fields.buyers}`)} />
        ) : (
          <Select
            label={t('buyers')}
            hint={t('buyersHint')}
            value={fields.buyers}
            options={BUYERS.map(value => ({ value, label: t(`buyers-${value}`) }))}
            onChange={buyers => set({ buyers })}
          />
        )}
        <Field
          label={t('perCustomerLimit')}
          hint={t('noneWhenEmpty')}
          {...count}
          {...inputOf(part, 'perCustomerLimit')}
        />
        <Field label={t('maxUses')} hint={t('noneWhenEmpty')} {...count} {...inputOf(part, 'maxUses')} />
        <Field
          label={t('budget', { currency: sample })}
          hint={t('budgetHint')}
          inputMode="decimal"
          pattern={AMOUNT}
          {...inputOf(part, 'budget')}
        />
      </div>
      <MostInAll fields={fields} />
      <label className="check">
        <input
          type="checkbox"
          disabled={locked}
          checked={fields.firstOrderOnly}
          onChange={event => set({ firstOrderOnly: event.target.checked })}
        />
        {t('firstOrderOnly')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          disabled={locked}
          checked={fields.listed}
          onChange={event => set({ listed: event.target.checked })}
        />
        {t(appliedBy === 'automatic' ? 'listedAutomatic' : 'listed')}
      </label>
    </Group>
  )
}

/** Promotions it can be combined with. The coupon of a cart is always deducted before automatic offers. */
export function CombineFields({ appliedBy, ...part }: PartProps & { appliedBy: AppliedBy }) {
  const t = useMessages('promotions')
  const { fields, locked, set } = part
  return (
    <Group title={t('combining')}>
      <p className="sub">{t(fields.combines ? 'combinesHint' : 'aloneHint')}</p>
      <label className="check">
        <input
          type="checkbox"
          disabled={locked}
          checked={fields.combines}
          onChange={event => set({ combines: event.target.checked })}
        />
        {t('combines')}
      </label>
      {appliedBy === 'automatic' && (
        <div className="pair">
          <Field
            label={t('priority')}
            hint={t('priorityHint')}
            required
            inputMode="numeric"
            pattern="[1-9][0-9]?"
            {...inputOf(part, 'priority')}
          />
        </div>
      )}
    </Group>
  )
}

export function PeriodFields(part: PartProps) {
  const t = useMessages('promotions')
  return (
    <Group title={t('valid')}>
      <div className="pair">
        <Field label={t('starts')} type="datetime-local" required {...inputOf(part, 'starts')} />
        <Field
          label={t('ends')}
          hint={t('endsHint')}
          type="datetime-local"
          min={part.fields.starts}
          {...inputOf(part, 'ends')}
        />
      </div>
    </Group>
  )
}

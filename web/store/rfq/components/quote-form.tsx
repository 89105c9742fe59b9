// The fields of a bulk quote form, its button, and the thanks that replace it.

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { RfqField } from '../../../../contract/rfq/request.rules.ts'
import { latinDigits } from '../../../../contract/shared/digits.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { useFetch } from '../../../framework/use-fetch.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SlideButton } from '../../../ui/slide-button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './bulk-quote.module.css'
import type { useQuote } from './use-quote.ts'

type Quote = ReturnType<typeof useQuote>

interface FieldsProps {
  quote: Quote
  /** Error text of a field. */
  wrong(field: RfqField): string
  above: number
}

function PersonFields({ quote: { fields, change }, wrong, above }: FieldsProps) {
  const t = useMessages('product-quote')
  const { marketInfo } = useLocale()
  return (
    <>
      <TextField
        label={t('quantity')}
        hint={above > 0 ? t('quantityHint', { count: above }) : undefined}
        error={wrong('quantity')}
        value={fields.quantity}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        onChange={event => change({ quantity: latinDigits(event.target.value) })}
      />
      <TextField
        label={t('fullName')}
        error={wrong('fullName')}
        value={fields.fullName}
        autoComplete="name"
        maxLength={100}
        onChange={event => change({ fullName: event.target.value })}
      />
      <TextField
        label={t('email')}
        error={wrong('email')}
        value={fields.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        onChange={event => change({ email: event.target.value })}
      />
      <TextField
        label={t('mobile')}
        before={`+${marketInfo.phoneCode}`}
        error={wrong('mobile')}
        value={fields.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={16}
        onChange={event => change({ mobile: latinDigits(event.target.value) })}
      />
    </>
  )
}

function PincodeField({ quote: { fields, change }, wrong }: FieldsProps) {
  const t = useMessages('product-quote')
  return (
    <TextField
      label={t('pincode')}
      error={wrong('pincode')}
      value={fields.pincode}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      onChange={event => change({ pincode: latinDigits(event.target.value).trim(), city: '' })}
    />
  )
}

function EmirateField({ quote: { fields, change }, wrong }: FieldsProps) {
  const t = useMessages('product-quote')
  const { marketInfo } = useLocale()
  const { data } = useFetch(String(marketInfo.countryId), async () => {
    return (await quietCall('GET /api/v1/address/getStateList', { query: { countryId: marketInfo.countryId } })).data
  })
  const emirates = (data ?? []).map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))
  return (
    <SelectField
      label={t('emirate')}
      error={wrong('pincode')}
      value={fields.pincode}
      options={[{ value: '', label: t('chooseEmirate') }, ...emirates]}
      autoComplete="address-level1"
      onChange={event => change({ pincode: event.target.value })}
    />
  )
}

/** Where it is to be delivered. */
function PlaceFields(props: FieldsProps) {
  const { quote, wrong } = props
  const t = useMessages('product-quote')
  const pincode = useLocale().marketInfo.placeKind === 'pincode'
  return (
    <>
      {pincode ? <PincodeField {...props} /> : <EmirateField {...props} />}
      <TextField
        label={t(pincode ? 'city' : 'area')}
        error={wrong('city')}
        value={quote.fields.city}
        autoComplete="address-level2"
        maxLength={60}
        onChange={event => quote.change({ city: event.target.value })}
      />
    </>
  )
}

function PurposeFields({ quote: { fields, change }, wrong }: FieldsProps) {
  const t = useMessages('product-quote')
  const { market } = useLocale()
  return (
    <>
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        error={wrong('description')}
        rows={2}
        maxLength={2000}
        className={styles.wide}
        value={fields.description}
        onChange={event => change({ description: event.target.value })}
      />
      <Checkbox
        label={t('isBusiness')}
        className={styles.line}
        checked={fields.isBusiness}
        onChange={event => change({ isBusiness: event.target.checked })}
      />
      {fields.isBusiness && (
        <TextField
          label={t(market === 'AE' ? 'trn' : 'gstin')}
          error={wrong('gstin')}
          value={fields.gstin}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className={styles.wide}
          onChange={event => change({ gstin: latinDigits(event.target.value).toUpperCase() })}
        />
      )}
    </>
  )
}

export function Thanks({ number, onAgain }: { number: string; onAgain(): void }) {
  const t = useMessages('product-quote')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks}>
      <Icon name="check" size={40} />
      <h3 ref={heading} tabIndex={-1}>
        {t('thanks')}
      </h3>
      <p>{t('thanksText', { number })}</p>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  )
}

/** Whether the device has a coarse pointer; known only after hydration. */
const usesTouch = () => matchMedia('(pointer: coarse)').matches
const never = () => () => undefined

interface QuoteFormProps {
  quote: Quote
  above: number
  /** Fields above and below the ones of every form. */
  before?: ReactNode
  after?: ReactNode
}

export function QuoteForm({ quote, above, before, after }: QuoteFormProps) {
  const t = useMessages('product-quote')
  const touch = useSyncExternalStore(never, usesTouch, () => false)
  const { form, errors, action, raised, submit } = quote
  const wrong = (field: RfqField) => {
    const code = errors[field]
    return code ? t(code, { least: above }) : ''
  }
  const fields = { quote, wrong, above }
  const done = raised !== null
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {before}
      <PersonFields {...fields} />
      <PlaceFields {...fields} />
      <PurposeFields {...fields} />
      {after}
      <div className={styles.wide}>
        {action.error && (
          <Notice tone="bad" live>
            {action.error}
          </Notice>
        )}
        {touch ? (
          <SlideButton label={t(done ? 'slideDone' : 'slide')} done={done} busy={action.busy} />
        ) : (
          <Button type="submit" kind="go" size="big" wide busy={action.busy} disabled={done}>
            {done && <Icon name="check" />}
            {t(done ? 'clickDone' : 'click')}
          </Button>
        )}
        <p role="status" className="vh">
          {done && t(touch ? 'slideDone' : 'clickDone')}
        </p>
      </div>
    </form>
  )
}

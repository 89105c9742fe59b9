// The address form: the pincode fills in city and state, the emirate is chosen; validated here and by the server.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Address } from '../../../../contract/addresses/api.ts'
import { latinDigits } from '../../../../contract/shared/digits.ts'
import { wrongFields } from '../../../framework/error-text.ts'
import { useLocale } from '../../../framework/locale.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../../framework/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useMessages } from '../../app/messages.ts'
import { useVisitor } from '../../app/session.ts'
import { FormError } from '../../shared/form-error.tsx'
import styles from './address-form.module.css'
import { type AddressField, type AddressFields, addressProblems, postCodeProblem } from './address-rules.ts'

const NEW_ADDRESS = 9999

interface AddressFormProps {
  /** The address to change; null for a new one. */
  address: Address | null
  type: Address['type']
  /** Initial values of a new address. */
  initial?: Partial<AddressFields>
  onSaved(address: Address): void
  onCancel?(): void
}

function fieldsOf(address: Address | null, initial: Partial<AddressFields> = {}): AddressFields {
  const { name, phone, postCode, addressLine, addressLine2, landmark, city, isDefault } = { ...initial, ...address }
  return {
    name: name ?? '',
    phone: phone ?? '',
    postCode: postCode ?? '',
    addressLine: addressLine ?? '',
    addressLine2: addressLine2 ?? '',
    landmark: landmark ?? '',
    city: city ?? '',
    isDefault: isDefault ?? false,
  }
}

interface FieldProps {
  fields: AddressFields
  errors: Partial<Record<AddressField, string>>
  change(part: Partial<AddressFields>): void
}

/** Looks up the pincode: fills in the city unless one was typed, and shows the state. */
function usePlaceOf(postCode: string, valid: boolean, onCity: (city: string) => void) {
  const [place, setPlace] = useState({ postCode: '', stateName: '', unknown: false })
  const take = useRef(onCity)
  take.current = onCity
  const started = useRef(postCode)
  useEffect(() => {
    if (!valid) return
    let current = true
    quietCall('GET /api/v1/address/getcitystatebyPincode', { query: { pin: postCode } })
      .then(({ data }) => {
        if (!current) return
        setPlace({ postCode, stateName: data.stateName, unknown: false })
        // The city of an unchanged address stays as it was entered.
        if (started.current !== postCode) take.current(data.city)
        started.current = ''
      })
      .catch(() => current && setPlace({ postCode, stateName: '', unknown: true }))
    return () => {
      current = false
    }
  }, [postCode, valid])
  return place.postCode === postCode ? place : { stateName: '', unknown: false }
}

function PincodeFields({ fields, errors, change }: FieldProps) {
  const t = useMessages('address')
  const { market } = useLocale()
  const { postCode, city } = fields
  const valid = postCodeProblem(postCode, market) === null
  const { stateName, unknown } = usePlaceOf(postCode, valid, place => change({ city: place }))
  return (
    <div className={styles.two}>
      <TextField
        label={t('pincode')}
        hint={stateName ? t('stateHint', { state: stateName }) : t('stateFollows')}
        error={errors.postCode || (unknown ? t('pincodeInvalid') : '')}
        value={postCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        onChange={event => change({ postCode: latinDigits(event.target.value).trim() })}
      />
      <TextField
        label={t('city')}
        error={errors.city}
        value={city}
        autoComplete="address-level2"
        maxLength={40}
        onChange={event => change({ city: event.target.value })}
      />
    </div>
  )
}

function EmirateFields({ fields, errors, change }: FieldProps) {
  const t = useMessages('address')
  const { marketInfo } = useLocale()
  const [emirates, setEmirates] = useState<{ value: string; label: string }[]>([])
  useEffect(() => {
    quietCall('GET /api/v1/address/getStateList', { query: { countryId: marketInfo.countryId } })
      .then(({ data }) => setEmirates(data.map(({ stateCode, stateName }) => ({ value: stateCode, label: stateName }))))
      .catch(() => undefined)
  }, [marketInfo.countryId])
  return (
    <div className={styles.two}>
      <SelectField
        label={t('emirate')}
        error={errors.postCode}
        value={fields.postCode}
        options={[{ value: '', label: t('chooseEmirate') }, ...emirates]}
        autoComplete="address-level1"
        onChange={event => change({ postCode: event.target.value })}
      />
      <TextField
        label={t('area')}
        error={errors.city}
        value={fields.city}
        autoComplete="address-level2"
        maxLength={40}
        onChange={event => change({ city: event.target.value })}
      />
    </div>
  )
}

function PersonFields({ fields, errors, change }: FieldProps) {
  const t = useMessages('address')
  const { marketInfo } = useLocale()
  return (
    <div className={styles.two}>
      <TextField
        label={t('name')}
        error={errors.name}
        value={fields.name}
        autoComplete="name"
        maxLength={100}
        onChange={event => change({ name: event.target.value })}
      />
      <TextField
        label={t('phone')}
        before={`+${marketInfo.phoneCode}`}
        error={errors.phone}
        value={fields.phone}
        type="tel"
        autoComplete="tel-national"
        maxLength={16}
        onChange={event => change({ phone: event.target.value })}
      />
    </div>
  )
}

function StreetFields({ fields, errors, change }: FieldProps) {
  const t = useMessages('address')
  return (
    <>
      <TextField
        label={t('line1')}
        error={errors.addressLine}
        value={fields.addressLine}
        autoComplete="address-line1"
        maxLength={200}
        onChange={event => change({ addressLine: event.target.value })}
      />
      <div className={styles.two}>
        <TextField
          label={t('line2')}
          value={fields.addressLine2}
          autoComplete="address-line2"
          maxLength={200}
          onChange={event => change({ addressLine2: event.target.value })}
        />
        <TextField
          label={t('landmark')}
          value={fields.landmark}
          autoComplete="off"
          maxLength={100}
          onChange={event => change({ landmark: event.target.value })}
        />
      </div>
    </>
  )
}

/** The form's state and submission. */
function useAddressForm({ address, type, initial, onSaved }: AddressFormProps) {
  const t = useMessages('address')
  const { market } = useLocale()
  const { deliveryLocation } = useVisitor()
  const [fields, setFields] = useState(() => fieldsOf(address, initial))
  const [errors, setErrors] = useState<FieldProps['errors']>({})
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const change = (part: Partial<AddressFields>) => {
    setFields(before => ({ ...before, ...part }))
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))))
  }
  // Only the browser knows the delivery location: it arrives after the first render.
  const code = address ? '' : (deliveryLocation?.code ?? '')
  useEffect(() => {
    if (code) setFields(before => (before.postCode ? before : { ...before, postCode: code }))
  }, [code])
  const reject = (wrong: FieldProps['errors']) => {
    setErrors(wrong)
    focusFirstError(form.current)
  }
  const save = async () => {
    try {
      const body = { ...fields, idAddress: address?.addressId ?? (NEW_ADDRESS as 9999), type }
      const { data } = await quietCall('POST /api/v1/address/postaddressV2', { body })
      onSaved(data.address)
    } catch (error) {
      const named = wrongFields(error)
      const phone = named.includes('phone') ? t(market === 'AE' ? 'phoneDigitsAe' : 'phoneDigitsIn') : undefined
      const postCode = named.includes('postCode') ? t('pincodeInvalid') : undefined
      if (phone || postCode) reject({ phone, postCode })
      throw error
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = Object.entries(addressProblems(fields, market))
    if (problems.length > 0) return reject(Object.fromEntries(problems.map(([name, key]) => [name, t(key)])))
    void action.run(save)
  }
  return { form, fields, errors, change, action, submit }
}

export function AddressForm(props: AddressFormProps) {
  const { form, fields, errors, change, action, submit } = useAddressForm(props)
  const t = useMessages('address')
  const tCommon = useMessages('common')
  const { marketInfo } = useLocale()
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
  const parts = { fields, errors, change }
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      <PersonFields {...parts} />
      {marketInfo.placeKind === 'pincode' ? <PincodeFields {...parts} /> : <EmirateFields {...parts} />}
      <StreetFields {...parts} />
      <Checkbox
        label={t('isDefault')}
        checked={fields.isDefault}
        onChange={event => change({ isDefault: event.target.checked })}
      />
      <FormError text={action.error} />
      <div className={styles.buttons}>
        <Button type="submit" busy={action.busy}>
          {t('save')}
        </Button>
        {props.onCancel && <Button onClick={props.onCancel}>{tCommon('cancel')}</Button>}
      </div>
    </form>
  )
}

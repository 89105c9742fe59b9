// A form for a lead: its fields, consent to be contacted, and what happens next.

import { type InputHTMLAttributes, useEffect, useRef } from 'react'
import { useLocale } from '../../../framework/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useMessages } from '../../app/messages.ts'
import { FormError } from '../../shared/form-error.tsx'
import { fieldsOf, type LeadCode, type LeadField, type LeadKind, type LeadValues } from './lead-fields.ts'
import styles from './lead-form.module.css'
import { useLeadForm } from './use-lead-form.ts'

export interface LeadChoices {
  /** Kinds of gifts. */
  types?: readonly string[]
  /** Offers to choose from. */
  offers?: readonly string[]
}

interface LeadFormProps extends LeadChoices {
  kind: LeadKind
  /** Address of the page, without language. */
  path: string
  first?: Partial<LeadValues>
}

type Form = ReturnType<typeof useLeadForm>

const INPUTS: Partial<Record<LeadField, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name', maxLength: 80 },
  company: { autoComplete: 'organization', maxLength: 120 },
  gstin: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 20 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  quantity: { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 },
  city: { autoComplete: 'address-level2', maxLength: 30 },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 },
  budget: { inputMode: 'numeric', autoComplete: 'off', maxLength: 10 },
  monthlyPurchase: { inputMode: 'numeric', autoComplete: 'off', maxLength: 12 },
}

function useCodeText(): (code: LeadCode | undefined) => string {
  const t = useMessages('leads')
  const tQuote = useMessages('product-quote')
  const tBusiness = useMessages('business')
  return code => {
    if (code === undefined) return ''
    if (code === 'companyRequired') return tBusiness(code)
    if (code === 'offerRequired' || code === 'amountInvalid') return t(code)
    return tQuote(code)
  }
}

function LeadFieldView({
  field,
  required,
  form,
  choices,
}: {
  field: LeadField
  required: boolean
  form: Form
  choices: LeadChoices
}) {
  const t = useMessages('leads')
  const { marketInfo } = useLocale()
  const textOf = useCodeText()
  const { values, errors, change } = form
  const common = {
    label: required ? t(field) : t('optional', { label: t(field) }),
    error: textOf(errors[field]),
    value: values[field],
  }
  if (field === 'message') {
    return (
      <TextArea
        {...common}
        className={styles.wide}
        rows={4}
        maxLength={1000}
        onChange={event => change(field, event.target.value)}
      />
    )
  }
  const options = field === 'productType' ? choices.types : field === 'offer' ? choices.offers : undefined
  if (options) {
    const first = t(field === 'offer' ? 'chooseOffer' : 'chooseType')
    return (
      <SelectField
        {...common}
        {...(field === 'offer' && { className: styles.wide })}
        options={[{ value: '', label: first }, ...options.map(value => ({ value, label: value }))]}
        onChange={event => change(field, event.target.value)}
      />
    )
  }
  const isAmount = field === 'budget' || field === 'monthlyPurchase'
  return (
    <TextField
      {...common}
      {...INPUTS[field]}
      {...(isAmount && { before: marketInfo.currency === 'INR' ? '₹' : 'AED' })}
      {...(field === 'phone' && { before: `+${marketInfo.phoneCode}` })}
      onChange={event => change(field, event.target.value)}
    />
  )
}

function Consent({ form }: { form: Form }) {
  const t = useMessages('leads')
  const { href } = useLocale()
  return (
    <div className={styles.wide}>
      <Checkbox
        label={
          <span>
            {t('consent')} <a href={href('/info/privacy')}>{t('consentMore')}</a>
          </span>
        }
        checked={form.consent}
        aria-invalid={form.noConsent || undefined}
        onChange={event => form.agree(event.target.checked)}
      />
      <FormError text={form.noConsent ? t('consentRequired') : ''} />
    </div>
  )
}

function Sent({ kind, form }: { kind: LeadKind; form: Form }) {
  const t = useMessages('leads')
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <Icon name="check" size={40} />
      <p ref={heading} tabIndex={-1}>
        <b>{t('sent')}</b>
      </p>
      <p>{t(`next-${kind}`)}</p>
      <p className={styles.buttons}>
        {kind === 'offer' && <Button onClick={() => form.again(true)}>{t('changeSent')}</Button>}
        {kind !== 'pay-later' && (
          <Button kind="quiet" onClick={() => form.again(false)}>
            {t('another')}
          </Button>
        )}
      </p>
    </div>
  )
}

export function LeadForm({ kind, path, first, ...choices }: LeadFormProps) {
  const t = useMessages('leads')
  const { market } = useLocale()
  const form = useLeadForm(kind, path, first)
  if (form.sent) return <Sent kind={kind} form={form} />
  return (
    <form ref={form.form} className={styles.form} method="post" onSubmit={form.submit} noValidate>
      {fieldsOf(kind, market).map(({ field, required }) => (
        <LeadFieldView key={field} field={field} required={required} form={form} choices={choices} />
      ))}
      <Consent form={form} />
      <div className={`${styles.wide} ${styles.end}`}>
        <FormError text={form.action.error} />
        <Button kind="go" type="submit" size="big" busy={form.action.busy}>
          {t(form.leadId === null ? 'send' : 'change')}
        </Button>
      </div>
    </form>
  )
}

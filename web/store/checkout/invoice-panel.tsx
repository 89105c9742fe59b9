// The type of invoice with company and tax number, and the buyer's own references.

import { useLocale } from '../../framework/locale.ts'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useMessages } from '../app/messages.ts'
import { CompanyFields } from '../customers/components/company-fields.tsx'
import styles from './checkout.module.css'
import type { AddressStep } from './use-address-step.ts'

export function InvoicePanel({ invoice }: { invoice: AddressStep['invoice'] }) {
  const t = useMessages('checkout')
  const tBusiness = useMessages('business')
  const { market } = useLocale()
  const { invoiceType, setInvoiceType } = invoice
  const number = tBusiness(market === 'AE' ? 'trn' : 'gstin')
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('invoiceTitle')}</h2>
      <RadioGroup
        legend={t('invoiceTitle')}
        hideLegend
        name="invoiceType"
        value={invoiceType}
        options={[
          { value: 'retail', label: t('retail'), hint: t('retailHint') },
          { value: 'tax', label: t('tax'), hint: t('taxHint', { number }) },
        ]}
        onChange={value => setInvoiceType(value === 'tax' ? 'tax' : 'retail')}
      />
      {invoiceType === 'tax' && <CompanyFields {...invoice} />}
    </section>
  )
}

/** Purchase order number and cost centre, stored with the order. */
export function ReferencesPanel({ references }: { references: AddressStep['references'] }) {
  const t = useMessages('checkout')
  const { poNumber, setPoNumber, costCentre, setCostCentre } = references
  const field = { maxLength: 40, autoComplete: 'off' }
  return (
    <section className={`panel ${styles.panel}`}>
      <h2>{t('referencesTitle')}</h2>
      <p className="quiet">{t('referencesText')}</p>
      <div className={styles.two}>
        <TextField
          label={t('poNumber')}
          value={poNumber}
          onChange={event => setPoNumber(event.target.value)}
          {...field}
        />
        <TextField
          label={t('costCentre')}
          value={costCentre}
          onChange={event => setCostCentre(event.target.value)}
          {...field}
        />
      </div>
    </section>
  )
}

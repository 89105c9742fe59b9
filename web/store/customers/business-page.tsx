// Business details: company, tax number, and which invoice new orders get.

import { type FormEvent, useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { quietCall, refreshSession } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'
import { AccountFrame } from './components/account-frame.tsx'
import { cleanTaxNumber, taxNumberProblem } from './components/tax-number.ts'
import { TaxNumberField } from './components/tax-number-field.tsx'
import type { BusinessData } from './customers-loader.ts'

function useBusinessForm({ business }: BusinessData) {
  const t = useMessages('account')
  const tBusiness = useMessages('business')
  const { market } = useLocale()
  const [company, setCompany] = useState(business.companyName)
  const [gstin, setGstin] = useState(cleanTaxNumber(business.gstin))
  const [tax, setTax] = useState(business.isGstInvoice)
  const [errors, setErrors] = useState({ company: '', gstin: '' })
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = taxNumberProblem(gstin, market, tax)
    const noCompany = tax && company.trim() === ''
    setErrors({ company: noCompany ? tBusiness('companyRequired') : '', gstin: problem ? tBusiness(problem) : '' })
    if (problem || noCompany) return focusFirstError(form.current)
    void action.run(async () => {
      const body = { companyName: company.trim(), gstin, isGstInvoice: tax }
      await quietCall('POST /api/v1/customer/addUpdateCustomer', { body })
      // Whether prices without tax come first follows from the tax number.
      await refreshSession().catch(() => undefined)
      showToast(t('saved'))
    })
  }
  return { company, setCompany, gstin, setGstin, tax, setTax, errors, setErrors, action, form, submit }
}

export function Screen({ data }: { data: BusinessData }) {
  const t = useMessages('account')
  const tBusiness = useMessages('business')
  const { marketInfo } = useLocale()
  const { company, setCompany, gstin, setGstin, tax, setTax, errors, setErrors, action, form, submit } =
    useBusinessForm(data)
  return (
    <AccountFrame part="business" title={t('businessTitle')}>
      <section className={`panel ${styles.panel}`}>
        <p className="quiet">{t('businessText', { tax: marketInfo.taxName })}</p>
        <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
          <TextField
            label={tBusiness(tax ? 'company' : 'companyOptional')}
            value={company}
            error={errors.company}
            autoComplete="organization"
            maxLength={120}
            onChange={event => {
              setCompany(event.target.value)
              setErrors({ ...errors, company: '' })
            }}
          />
          <TaxNumberField
            optional={!tax}
            value={gstin}
            error={errors.gstin}
            onChange={value => {
              setGstin(value)
              setErrors({ ...errors, gstin: '' })
            }}
          />
          <RadioGroup
            legend={t('invoiceType')}
            name="invoiceType"
            value={tax ? 'tax' : 'retail'}
            options={[
              { value: 'retail', label: t('retail') },
              { value: 'tax', label: t('taxInvoice') },
            ]}
            onChange={value => setTax(value === 'tax')}
          />
          <FormError text={action.error} />
          <Button type="submit" busy={action.busy}>
            {t('save')}
          </Button>
        </form>
      </section>
    </AccountFrame>
  )
}

// Business details: company, tax number, and the type of invoice for new orders.

import { type FormEvent, useRef, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { quietCall, refreshSession } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import { useOff } from '../shared/features.ts'
import { FormError } from '../shared/form-error.tsx'
import styles from './components/account.module.css'
import { AccountFrame } from './components/account-frame.tsx'
import { CompanyFields } from './components/company-fields.tsx'
import { cleanTaxNumber, taxNumberProblem } from './components/tax-number.ts'
import type { BusinessData } from './customers-loader.ts'

const NO_ERRORS = { company: '', gstin: '', licence: '' }

function useBusinessForm({ business }: BusinessData) {
  const t = useMessages('account')
  const tBusiness = useMessages('business')
  const { market } = useLocale()
  const [company, setCompany] = useState(business.companyName)
  const [gstin, setGstin] = useState(cleanTaxNumber(business.gstin))
  const [tax, setTax] = useState(business.isGstInvoice)
  const [licence, setLicence] = useState({ number: business.tradeLicence, authority: business.licenceAuthority })
  const [errors, setErrors] = useState(NO_ERRORS)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = taxNumberProblem(gstin, market, tax)
    const noCompany = tax && company.trim() === ''
    const half = (licence.number.trim() === '') !== (licence.authority.trim() === '')
    setErrors({
      company: noCompany ? tBusiness('companyRequired') : '',
      gstin: problem ? tBusiness(problem) : '',
      licence: half ? tBusiness('licenceRequired') : '',
    })
    if (problem || noCompany || half) return focusFirstError(form.current)
    void action.run(async () => {
      const uae = { tradeLicence: licence.number.trim(), licenceAuthority: licence.authority.trim() }
      const body = { companyName: company.trim(), gstin, isGstInvoice: tax, ...(market === 'AE' ? uae : {}) }
      await quietCall('POST /api/v1/customer/addUpdateCustomer', { body })
      // Whether prices without tax come first follows from the tax number.
      await refreshSession().catch(() => undefined)
      showToast(t('saved'))
    })
  }
  return {
    company,
    setCompany,
    gstin,
    setGstin,
    tax,
    setTax,
    licence,
    setLicence,
    errors,
    setErrors,
    action,
    form,
    submit,
  }
}

type LicenceFieldsProps = Pick<ReturnType<typeof useBusinessForm>, 'licence' | 'setLicence' | 'errors' | 'setErrors'>

/** Trade licence of the company, for electronic invoices of the UAE. */
function LicenceFields({ licence, setLicence, errors, setErrors }: LicenceFieldsProps) {
  const tBusiness = useMessages('business')
  const change = (changed: Partial<typeof licence>) => {
    setLicence({ ...licence, ...changed })
    setErrors({ ...errors, licence: '' })
  }
  return (
    <>
      <TextField
        label={tBusiness('licence')}
        hint={tBusiness('licenceHint')}
        value={licence.number}
        maxLength={50}
        onChange={event => change({ number: event.target.value })}
      />
      <TextField
        label={tBusiness('licenceAuthority')}
        value={licence.authority}
        error={errors.licence}
        maxLength={120}
        onChange={event => change({ authority: event.target.value })}
      />
    </>
  )
}

export function Screen({ data }: { data: BusinessData }) {
  const t = useMessages('account')
  const { market, marketInfo, href } = useLocale()
  const noPayLater = useOff('pay-later')
  const business = useBusinessForm(data)
  const { tax, setTax, action, form, submit } = business
  return (
    <AccountFrame part="business" title={t('businessTitle')}>
      <section className={`panel ${styles.panel}`}>
        <p className="quiet">{t('businessText', { tax: marketInfo.taxName })}</p>
        <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
          <CompanyFields<typeof NO_ERRORS> {...business} optional={!business.tax} />
          {market === 'AE' && <LicenceFields {...business} />}
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
      {market === 'IN' && !noPayLater && (
        <p>
          <a href={href('/pay-later')}>{t('payLaterLink')}</a>
        </p>
      )}
    </AccountFrame>
  )
}

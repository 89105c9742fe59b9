// Company name and tax number of a buyer, as the account and the checkout ask for them.

import { TextField } from '../../../ui/field.tsx'
import { useMessages } from '../../app/messages.ts'
import { TaxNumberField } from './tax-number-field.tsx'

export interface CompanyErrors {
  company: string
  gstin: string
}

interface CompanyFieldsProps<Errors extends CompanyErrors> {
  company: string
  setCompany(value: string): void
  gstin: string
  setGstin(value: string): void
  /** Errors next to the fields; typing in a field clears its own. */
  errors: Errors
  setErrors(errors: Errors): void
  optional?: boolean
}

export function CompanyFields<Errors extends CompanyErrors>(props: CompanyFieldsProps<Errors>) {
  const { company, setCompany, gstin, setGstin, errors, setErrors, optional = false } = props
  const t = useMessages('business')
  return (
    <>
      <TextField
        label={t(optional ? 'companyOptional' : 'company')}
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
        optional={optional}
        value={gstin}
        error={errors.gstin}
        onChange={value => {
          setGstin(value)
          setErrors({ ...errors, gstin: '' })
        }}
      />
    </>
  )
}

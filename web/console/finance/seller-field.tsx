// Autocomplete fields for a seller, by its code or by one of its tax numbers.

import { useId } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { Field } from '../components/field.tsx'

const SUGGESTED = 20

interface SellerFieldProps {
  label: string
  hint?: string
  /** The value: the code of the seller, or the tax number of one of its registrations. */
  kept: 'code' | 'taxNumber'
  error?: string
  required?: boolean
  value: string
  onChange(value: string): void
}

/** No suggestions for members who may not see sellers: they type the value. */
export function SellerField({ kept, value, onChange, ...field }: SellerFieldProps) {
  const id = useId()
  const { market } = useLocale()
  const may = useMay()
  const text = value.trim().slice(0, 60)
  const found = useLoad(
    may('offers.read') ? `${market} ${text}` : null,
    async () => {
      const query = { market, text, limit: SUGGESTED }
      const { sellers } = (await call('GET /api/admin/catalog/sellers', { query })).data
      return sellers.flatMap(({ sellerCode, legalName, registrations }) =>
        kept === 'code'
          ? [{ value: sellerCode, label: legalName }]
          : registrations.map(({ taxNumber }) => ({ value: taxNumber, label: legalName })),
      )
    },
    true,
  )
  const options = new Map(found.data?.map(one => [one.value, one.label]))
  return (
    <>
      <Field
        {...field}
        list={id}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={event => onChange(kept === 'code' ? event.target.value : event.target.value.toUpperCase())}
      />
      <datalist id={id}>
        {[...options].map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  )
}

// The form that selects the seller and period of electronic documents, kept in the URL.

import { type FormEvent, useState } from 'react'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { useMessages } from '../app/messages.ts'
import { useQueryAddress } from '../app/router.tsx'
import { Field, Select } from '../components/field.tsx'
import { SellerField } from './seller-field.tsx'
import { type DocumentKind, type DocumentQuestion, KINDS_OF } from './tax-documents.ts'

type Set = (part: Partial<DocumentQuestion>) => void

/** The first and the last day of the period. */
function DayFields({ typed: { from, to }, set }: { typed: DocumentQuestion; set: Set }) {
  const t = useMessages('tax-documents')
  const field = (name: 'from' | 'to') => ({
    ...{ label: t(name), type: 'date', required: true },
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  })
  return (
    <>
      <Field {...field('from')} max={to} value={from} />
      <Field {...field('to')} min={from} value={to} />
    </>
  )
}

/** Only for e-way bills. */
function TransportFields({ typed, set }: { typed: DocumentQuestion; set: Set }) {
  const t = useMessages('tax-documents')
  const field = (name: 'orderNumber' | 'transporterId' | 'vehicleNo' | 'distance') => ({
    label: t(name),
    hint: t(`${name}Hint`),
    autoComplete: 'off',
    value: typed[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value.toUpperCase().trim() }),
  })
  return (
    <>
      <Field {...field('orderNumber')} inputMode="numeric" pattern="\d{1,15}" />
      <Field {...field('transporterId')} pattern="[0-9A-Z]{15}" maxLength={15} />
      <Field {...field('vehicleNo')} pattern="[A-Z]{2}[0-9A-Z]{5,8}" maxLength={10} />
      <Field {...field('distance')} type="number" min={1} max={4000} step={1} />
    </>
  )
}

export function DocumentsForm({ question }: { question: DocumentQuestion }) {
  const t = useMessages('tax-documents')
  const { market } = useLocale()
  const addressWith = useQueryAddress()
  const [typed, setTyped] = useState(question)
  const set: Set = part => setTyped({ ...typed, ...part })
  const kinds = KINDS_OF[market]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { orderNumber, transporterId, vehicleNo, distance, ...all } = typed
    const bills = { orderNumber, transporterId, vehicleNo, distance }
    const none = { orderNumber: null, transporterId: null, vehicleNo: null, distance: null }
    navigate(
      addressWith({ ...all, taxNumber: typed.taxNumber.trim(), ...(typed.kind === 'e-way-bills' ? bills : none) }),
    )
  }
  return (
    <section className="panel" aria-label={t('choose')}>
      <header>
        <h2>{t('choose')}</h2>
      </header>
      <form className="form in-b" onSubmit={submit}>
        {kinds.length > 1 && (
          <Select<DocumentKind>
            label={t('kind')}
            value={typed.kind}
            options={kinds.map(value => ({ value, label: t(value) }))}
            onChange={kind => set({ kind })}
          />
        )}
        <SellerField
          kept="taxNumber"
          label={t(market === 'IN' ? 'gstin' : 'trn')}
          hint={t(typed.kind === 'e-invoices' ? 'numberHintOperator' : 'numberHint')}
          required
          value={typed.taxNumber}
          onChange={taxNumber => set({ taxNumber })}
        />
        <DayFields typed={typed} set={set} />
        {typed.kind === 'e-way-bills' && <TransportFields typed={typed} set={set} />}
        <div className="acts">
          <button type="submit" className="b go">
            {t('show')}
          </button>
        </div>
      </form>
    </section>
  )
}

// Registers and statements as files: the journal, seller statements, GSTR-1 and GSTR-8 for India and the VAT return
// for the UAE.

import { type FormEvent, type ReactNode, useState } from 'react'
import { GSTR1_SECTIONS, type Gstr1Section } from '../../../contract/tax-returns/sections.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { download } from '../app/api.ts'
import { lastMonth } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { FinanceHead } from './finance-head.tsx'
import { VatReturnForm } from './vat-return.tsx'

interface FileFormProps {
  title: string
  path: string
  query: Record<string, string>
  /** Fields besides the month. */
  children?: ReactNode
}

function FileForm({ title, path, query, children }: FileFormProps) {
  const t = useMessages('finance')
  const { busy, problem, run } = useAct()
  const { market } = useLocale()
  const [period, setPeriod] = useState(() => lastMonth(market))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => download(path, { query: { ...query, period } }))
  }
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
      </header>
      <form className="form in-b" onSubmit={submit}>
        {children}
        <Field
          label={t('month')}
          type="month"
          required
          min="2020-01"
          value={period}
          onChange={event => setPeriod(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b" disabled={busy}>
            {t('download')}
          </button>
        </div>
      </form>
    </section>
  )
}

function TaxNumberField({ label, value, onChange }: { label: string; value: string; onChange(value: string): void }) {
  return (
    <Field
      label={label}
      required
      minLength={15}
      maxLength={15}
      autoComplete="off"
      value={value}
      onChange={event => onChange(event.target.value.toUpperCase().trim())}
    />
  )
}

function TaxReturns() {
  const t = useMessages('finance')
  const [seller, setSeller] = useState('')
  const [operator, setOperator] = useState('')
  const [section, setSection] = useState<Gstr1Section>('b2b')
  return (
    <>
      <FileForm title={t('gstr1')} path="/api/admin/tax-returns/gstr1.csv" query={{ taxNumber: seller, section }}>
        <TaxNumberField label={t('gstinOfSeller')} value={seller} onChange={setSeller} />
        <Select<Gstr1Section>
          label={t('section')}
          value={section}
          options={GSTR1_SECTIONS.map(value => ({ value, label: value }))}
          onChange={setSection}
        />
      </FileForm>
      <FileForm title={t('gstr8')} path="/api/admin/tax-returns/gstr8.csv" query={{ taxNumber: operator }}>
        <TaxNumberField label={t('gstinOfOperator')} value={operator} onChange={setOperator} />
      </FileForm>
    </>
  )
}

export function Screen() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const may = useMay()
  const [seller, setSeller] = useState('')
  return (
    <div className="stack">
      <FinanceHead view="files" />
      <div className="tiles">
        <FileForm title={t('journal')} path="/api/admin/ledger/journal.csv" query={{ market }} />
        <FileForm title={t('statement')} path="/api/admin/payouts/statement.csv" query={{ taxNumber: seller }}>
          <TaxNumberField
            label={market === 'IN' ? t('gstinOfSeller') : t('trnOfSeller')}
            value={seller}
            onChange={setSeller}
          />
        </FileForm>
        {market === 'IN' && may('tax-returns.read') && <TaxReturns />}
      </div>
      {market === 'AE' && may('tax-returns.read') && <VatReturnForm />}
    </div>
  )
}

// The VAT return of the UAE: the boxes of a tax period on screen, and boxes or documents as files.

import { type FormEvent, useState } from 'react'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { VatBasis } from '../../../contract/tax-returns/vat201.rules.ts'
import { VAT_BASES, VAT_FILES } from '../../../contract/tax-returns/vat201.rules.ts'
import type { VatReturn } from '../../../contract/tax-returns/vat201-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call, download } from '../app/api.ts'
import { lastMonth } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { Field, Problem, Select } from '../components/field.tsx'
import { monthAndYear } from './register-dates.ts'

/** Names of the boxes of no Emirate. */
const NAMES: Readonly<Record<string, 'zeroRated' | 'exempt'>> = { '4': 'zeroRated', '5': 'exempt' }
const PERIODS = ['1', '3'] as const

interface Question {
  taxNumber: string
  period: string
  months: (typeof PERIODS)[number]
  emirate: VatBasis
}

function Fields({ value, onChange }: { value: Question; onChange(part: Partial<Question>): void }) {
  const t = useMessages('vat-return')
  return (
    <>
      <Field
        label={t('trn')}
        hint={t('trnHint')}
        required
        pattern="1[0-9]{14}"
        maxLength={15}
        inputMode="numeric"
        autoComplete="off"
        value={value.taxNumber}
        onChange={event => onChange({ taxNumber: event.target.value.trim() })}
      />
      <Field
        label={t('firstMonth')}
        type="month"
        required
        min="2020-01"
        value={value.period}
        onChange={event => onChange({ period: event.target.value })}
      />
      <Select
        label={t('months')}
        value={value.months}
        options={PERIODS.map(months => ({ value: months, label: t(`months-${months}`) }))}
        onChange={months => onChange({ months })}
      />
      <Select
        label={t('basis')}
        hint={t(`basisHint-${value.emirate}`)}
        value={value.emirate}
        options={VAT_BASES.map(basis => ({ value: basis, label: t(`basis-${basis}`) }))}
        onChange={emirate => onChange({ emirate })}
      />
    </>
  )
}

function Boxes({ shown }: { shown: VatReturn }) {
  const t = useMessages('vat-return')
  const { language, money } = useLocale()
  const month = (day: string) => monthAndYear(day.slice(0, 7), language)
  const amount = (minor: number) => money(minor, MARKET_INFO.AE.currency)
  return (
    <div className="in-b" role="status">
      <p className="sub">
        {t('of', { from: month(shown.from), to: month(shown.to), count: shown.documents, trn: shown.taxNumber })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by keyboard */}
      <section className="scroll" aria-label={t('boxes')} tabIndex={0}>
        <table className="t dense">
          <thead>
            <tr>
              <th scope="col">{t('box')}</th>
              <th scope="col">{t('what')}</th>
              <th scope="col" className="r">
                {t('amount')}
              </th>
              <th scope="col" className="r">
                {t('vat')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.boxes.map(({ box, emirate, taxable, tax }) => (
              <tr key={box}>
                <th scope="row">{box}</th>
                <td>{emirate ? t(`emirate-${emirate}`) : t(NAMES[box] ?? 'total')}</td>
                <td className="r">{amount(taxable)}</td>
                <td className="r">{amount(tax)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.problems.map(problem => (
        <p key={problem} className="late">
          {t(`problem-${problem}`)}
        </p>
      ))}
      <p className="sub">{t('notHere')}</p>
    </div>
  )
}

export function VatReturnForm() {
  const t = useMessages('vat-return')
  const { busy, problem, run } = useAct()
  const [value, setValue] = useState<Question>(() => ({
    ...{ taxNumber: '', period: lastMonth('AE', 3), months: '3', emirate: 'seller' },
  }))
  const [shown, setShown] = useState<VatReturn | null>(null)
  const change = (part: Partial<Question>) => {
    setShown(null)
    setValue({ ...value, ...part })
  }
  const show = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const query = { ...value, months: Number(value.months) }
      setShown((await call('GET /api/admin/tax-returns/vat201', { query })).data)
    })
  }
  const save = (file: (typeof VAT_FILES)[number]) =>
    run(() => download('/api/admin/tax-returns/vat201.csv', { query: { ...value, file } }))
  return (
    <section className="panel" aria-label={t('title')}>
      <header>
        <h2>{t('title')}</h2>
      </header>
      <form className="form in-b" onSubmit={show}>
        <div className="map-fields">
          <Fields value={value} onChange={change} />
        </div>
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('show')}
          </button>
        </div>
      </form>
      {shown && <Boxes shown={shown} />}
      {shown && (
        <div className="acts in-b">
          {VAT_FILES.map(file => (
            <button key={file} type="button" className="b" disabled={busy} onClick={() => void save(file)}>
              {t(`file-${file}`)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

// Maps the columns of a file, and sets how amounts are parsed.

import { useMessages } from '../app/messages.ts'
import { Select } from '../components/field.tsx'
import type { Layout } from './money-columns.ts'
import type { useMoneyFile } from './use-money-file.ts'

type File = Pick<ReturnType<typeof useMoneyFile<string>>, 'chosen' | 'reading' | 'set'>

interface ColumnChoiceProps {
  layout: Layout<string>
  file: File
  header: readonly string[]
}

export function ColumnChoice({ layout, file: { chosen, reading, set }, header }: ColumnChoiceProps) {
  const t = useMessages('incoming')
  const options = header.map((name, column) => ({
    value: String(column),
    label: name || t('columnNumber', { number: String(column + 1) }),
  }))
  return (
    <fieldset className="form">
      <legend>{t('columns')}</legend>
      <p className="soft">{t('columnsText')}</p>
      <div className="tiles">
        {layout.columns.map(({ key, without }) => (
          <Select
            key={key}
            label={t(`column-${key}` as Parameters<typeof t>[0])}
            hint={without === undefined ? t('required') : t(`without-${key}` as Parameters<typeof t>[0])}
            value={String(chosen[key] ?? -1)}
            options={[{ value: '-1', label: t('noColumn') }, ...options]}
            onChange={value => set({ chosen: { ...chosen, [key]: Number(value) } })}
          />
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={reading.inMinor}
          onChange={event => set({ reading: { ...reading, inMinor: event.target.checked } })}
        />
        {t('inMinor')}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={reading.feeWithTax}
          onChange={event => set({ reading: { ...reading, feeWithTax: event.target.checked } })}
        />
        {t('feeWithTax')}
      </label>
    </fieldset>
  )
}

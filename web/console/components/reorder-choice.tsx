// The reorder point that a step for many rows of stock sets or clears, and the warehouse that it is for alone.

import { readReorderLabel, readStockRecord, reorderLabel } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Select } from './field.tsx'

const MAX_UNITS = 10_000_000

interface ReorderChoiceProps {
  /** As a job keeps it. */
  value: string
  onChange(value: string): void
  market: Market
  /** Chosen rows of stock. */
  records: readonly string[]
}

export function ReorderChoice({ value, onChange, market, records }: ReorderChoiceProps) {
  const t = useMessages('tagging')
  const terms = readReorderLabel(value)
  const names = useLoad(
    market,
    async () => (await call('GET /api/admin/stock', { query: { market, limit: 1 } })).data.warehouses,
  )
  const codes = [...new Set(records.map(id => readStockRecord(id).warehouse))].sort()
  const nameOf = (code: string) => names.data?.find(one => one.code === code)?.name ?? code
  return (
    <>
      <Field
        label={t('reorderPoint')}
        hint={t('reorderHint')}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_UNITS}
        step={1}
        value={terms.reorderPoint ?? ''}
        onChange={({ target }) =>
          onChange(reorderLabel({ ...terms, reorderPoint: target.value === '' ? null : Number(target.value) }))
        }
      />
      {codes.length > 1 && (
        <Select
          label={t('reorderPlace')}
          value={terms.warehouse ?? ''}
          options={[{ value: '', label: t('allPlaces') }, ...codes.map(code => ({ value: code, label: nameOf(code) }))]}
          onChange={code => onChange(reorderLabel({ ...terms, warehouse: code || null }))}
        />
      )}
    </>
  )
}

// Sets the bin of a product in a warehouse.

import { type FormEvent, useState } from 'react'
import type { StockProduct, StockRow } from '../../../contract/inventory/api.ts'
import { isBin, MAX_BIN, readBin } from '../../../contract/inventory/bins.rules.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import type { Load } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

/** Bin of a row's product; null if unknown. */
export const binOf = ({ warehouses }: StockProduct, { warehouse }: StockRow): string | null =>
  warehouses.find(({ code }) => code === warehouse)?.bin ?? null

interface BinProps {
  product: StockProduct
  row: StockRow
  load: Load<StockProduct>
  onClose(): void
}

export function BinDialog({ product, row, load, onClose }: BinProps) {
  const t = useMessages('stock')
  const { busy, problem, run } = useAct()
  const shown = binOf(product, row)
  const [typed, setTyped] = useState(shown ?? '')
  const params = { msn: product.msn }
  const bin = readBin(typed) || null
  const wrong = bin !== null && !isBin(bin)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (wrong) return
    const body = { warehouse: row.warehouse, bin, replaces: shown }
    const reply = await run(() => call('POST /api/admin/stock/{msn}/bin', { params, body }))
    if (reply) {
      load.show(reply.data)
      showToast(t('binDone'))
      onClose()
      return
    }
    // after a conflict the current bin is shown behind the dialog, and the input is kept
    const fresh = await call('GET /api/admin/stock/{msn}', { params }).catch(() => null)
    if (fresh) load.show(fresh.data)
  }
  return (
    <Dialog title={`${t('bin')}: ${row.warehouseName}`} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{shown === null ? t('binNone') : t('binNow', { bin: shown })}</p>
        <Field
          label={t('binField')}
          hint={t('binHint')}
          error={wrong ? t('binWrong') : undefined}
          maxLength={MAX_BIN}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <Problem text={problem} />
        <button type="submit" className="b go" disabled={busy}>
          {t('save')}
        </button>
      </form>
    </Dialog>
  )
}

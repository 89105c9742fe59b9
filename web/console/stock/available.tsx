// Available units, highlighted when they are to be reordered.

import type { StockRow } from '../../../contract/inventory/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

export function Available({ row: { onHand, reserved, reorderPoint } }: { row: StockRow }) {
  const t = useMessages('stock')
  const { number } = useLocale()
  const available = onHand - reserved
  return (
    <>
      {reorderPoint !== null && available <= reorderPoint && <span className="tag warn">{t('low')}</span>}{' '}
      <b>{number(available)}</b>
    </>
  )
}

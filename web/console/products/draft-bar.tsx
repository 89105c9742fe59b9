// The bar of unsaved cells: their number, undo, discard, and the review.

import { MAX_CELLS } from '../../../contract/products/filters.ts'
import { useMessages } from '../app/messages.ts'
import { type CellDraft, countCells } from './cell-draft.ts'

export function DraftBar({ draft, busy, onReview }: { draft: CellDraft; busy: boolean; onReview(): void }) {
  const t = useMessages('products')
  const { cells, products } = countCells(draft.cells)
  if (cells === 0) return null
  const tooMany = cells > MAX_CELLS
  return (
    <section className="bulk" aria-label={t('unsaved')}>
      <div className="grow">
        <b role="status">{t('cellsChanged', { cells, products })}</b>
        <span className="sub">{tooMany ? t('tooManyCells', { count: MAX_CELLS }) : t('draftKept')}</span>
      </div>
      <button type="button" className="b opt-d" disabled={!draft.canUndo} onClick={draft.undo}>
        {t('undo')} <kbd>Ctrl Z</kbd>
      </button>
      <button type="button" className="b" onClick={draft.drop}>
        {t('discard')}
      </button>
      <button type="button" className="b go" disabled={busy || tooMany} onClick={onReview}>
        {t('review', { count: cells })} <kbd className="opt-d">Ctrl S</kbd>
      </button>
    </section>
  )
}

// The grid of products: found by filters, edited in place, saved as one reviewed change set.

import { useState } from 'react'
import type { GridFile } from '../../../contract/products/grid-file-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useKeys } from '../app/keys.ts'
import { useMessages } from '../app/messages.ts'
import { useQueryAddress } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Icon } from '../components/icon.tsx'
import { ListHead } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { type RowSelection, useSelection } from '../components/list-selection.ts'
import { PastedNote, UnknownNumbers, usePastedList } from '../components/pasted-list.tsx'
import { RecordSteps } from '../components/record-steps.tsx'
import { SelectionBar } from '../components/selection-bar.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { type CellEdit, useCellDraft } from './cell-draft.ts'
import { useProductColumns } from './columns.ts'
import { DraftBar } from './draft-bar.tsx'
import { GridFileButtons, GridFileReport } from './grid-file.tsx'
import { NewProductForm } from './new-product-form.tsx'
import { PriceRuleForm } from './price-rule-form.tsx'
import { type GridProps, ProductGrid } from './product-grid.tsx'
import { ProductTools } from './product-tools.tsx'
import { ProductViews } from './product-views.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { type ProductPage, useProductFilter, useProducts } from './use-products.ts'
import { useReview } from './use-review.ts'

function Pages({ data, listed }: { data: ProductPage; listed: boolean }) {
  const t = useMessages('list')
  const words = useMessages('products')
  const pager = usePager(listed ? null : data.next)
  useKeys({ '[': pager.newer, ']': pager.older })
  return (
    <div className="pager">
      <span>{t('rows', { count: data.rows.length })}</span>
      <button type="button" className="b sm flat" disabled={!pager.newer} onClick={pager.newer}>
        <Icon name="left" />
        {words('before')}
      </button>
      <button type="button" className="b sm flat" disabled={!pager.older} onClick={pager.older}>
        {words('next')}
        <Icon name="right" />
      </button>
      <span className="grow" />
      <div className="hints">
        <span>
          <kbd>↵</kbd> {words('hintEdit')}
        </span>
        <span>
          <kbd>Ctrl V</kbd> {words('hintPaste')}
        </span>
        <span>
          <kbd>Ctrl D</kbd> {words('hintFill')}
        </span>
        <span>
          <kbd>F8</kbd> {words('hintProblem')}
        </span>
      </div>
    </div>
  )
}

/** Tags and responsible members of the chosen products, or of all that the filters find; a pasted list is shown as a whole. */
function ChosenSteps({ selection, listed }: { selection: RowSelection; listed: boolean }) {
  const filter = useProductFilter()
  const all = async () => (await call('GET /api/admin/products/selection', { query: filter })).data
  return (
    <SelectionBar count={selection.chosen.size} onClear={selection.clear}>
      <RecordSteps kind="product" records={[...selection.chosen]} select={listed ? undefined : all} />
    </SelectionBar>
  )
}

function Found(props: Omit<GridProps, 'data' | 'selection'> & { listed: boolean }) {
  const t = useMessages('products')
  const may = useMay()
  const { page, listed } = props
  const selection = useSelection((page.data?.rows ?? []).map(({ msn }) => msn))
  const chooses = may('notes.write')
  if (page.error) return <Failed error={page.error} onRetry={page.again} />
  if (!page.data) return <Loading />
  const { rows, next, unknown, capped } = page.data
  return (
    <>
      <UnknownNumbers unknown={unknown} />
      {capped && <p className="grid-note">{t('capped')}</p>}
      {rows.length === 0 ? (
        <EmptyState icon="search" title={next ? t('lookFurther') : t('nothing')} />
      ) : (
        <ProductGrid {...props} selection={chooses ? selection : undefined} data={page.data} />
      )}
      {chooses && <ChosenSteps selection={selection} listed={listed} />}
      <Pages data={page.data} listed={listed} />
    </>
  )
}

function HeadSteps({ onRule, onNew }: { onRule(): void; onNew(): void }) {
  const t = useMessages('products')
  const may = useMay()
  return (
    <>
      {may('prices.write') && (
        <button type="button" className="b" onClick={onRule}>
          {t('priceRule')}
        </button>
      )}
      {may('products.write') && may('prices.write') && (
        <button type="button" className="b go" onClick={onNew}>
          {t('newProduct')}
        </button>
      )}
    </>
  )
}

function useWarehouses(market: 'IN' | 'AE') {
  return useLoad(market, async () => {
    const query = { market, kind: 'warehouse' as const }
    return (await call('GET /api/admin/products/choices', { query })).data
  })
}

export function Screen() {
  const t = useMessages('products')
  const { market } = useLocale()
  const filter = useProductFilter()
  const addressWith = useQueryAddress()
  const draft = useCellDraft(`products_${market}`)
  const { review, act, ask, close } = useReview(market)
  const [open, setOpen] = useState<'rule' | 'new' | null>(null)
  const report = useDraft<GridFile | null>(`products_file_${market}`, null)
  const { numbers, setNumbers } = usePastedList()
  const warehouses = useWarehouses(market)
  const columns = useProductColumns(warehouses.data ?? [])
  // the columns of warehouses are known with the warehouses
  const wanted = warehouses.data && columns.shown.map(({ name }) => name)
  const page = useProducts(wanted, numbers)
  if (review) {
    const saved = () => {
      close()
      page.again()
    }
    const names = page.data ?? { brands: {}, categories: {} }
    return (
      <ReviewPanel {...{ review, draft, names }} onReview={cells => void ask(cells)} onClose={close} onSaved={saved} />
    )
  }
  const startReview = () => void ask(draft.cells)
  const takePrices = (edits: CellEdit[]) => {
    setOpen(null)
    draft.change(edits)
    if (!columns.isShown('price')) navigate(addressWith({ columns: [...(wanted ?? []), 'price'].join(',') }))
  }
  const takeFile = (file: GridFile) => {
    report.set(file)
    draft.change(file.taken)
  }
  return (
    <div className="list-screen">
      <ListHead saved title={t('title')}>
        <GridFileButtons columns={columns} numbers={numbers} onFile={takeFile} />
        <HeadSteps onRule={() => setOpen('rule')} onNew={() => setOpen('new')} />
      </ListHead>
      <ProductViews current="grid" />
      <ProductTools columns={columns} onList={setNumbers} />
      <PastedNote numbers={numbers} onClose={() => setNumbers(null)} />
      {act.problem && <p className="grid-note late">{act.problem}</p>}
      {report.value && <GridFileReport file={report.value} draft={draft} onClose={report.drop} />}
      {warehouses.error ? (
        <Failed error={warehouses.error} onRetry={warehouses.again} />
      ) : (
        <Found {...{ page, columns, draft }} listed={numbers !== null} onReview={startReview} />
      )}
      <DraftBar draft={draft} busy={act.busy} onReview={startReview} />
      {open === 'rule' && <PriceRuleForm filter={filter} onClose={() => setOpen(null)} onPrices={takePrices} />}
      {open === 'new' && <NewProductForm onClose={() => setOpen(null)} />}
    </div>
  )
}

// The sellers of a market: their registrations by State, and their details for invoices and mails.

import { useState } from 'react'
import type { SellerDetails } from '../../../contract/catalog/sellers-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { ListSearch } from '../components/list-head.tsx'
import { usePager } from '../components/list-pager.ts'
import { MarkFilters, useMarks } from '../components/mark-filters.tsx'
import { PagerButtons } from '../components/pager-buttons.tsx'
import { MarkBar, useRowChoices } from '../components/row-choice.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { FinanceHead } from './finance-head.tsx'
import { SellerDialog } from './seller-dialog.tsx'
import { SellerRow, useAccounts } from './seller-row.tsx'

const PAGE = 50

/** A page of sellers plus one, to know whether there is a next page. */
function useSellers(filter: {
  market: Market
  text: string
  after: string
  tag: string | undefined
  assignee: string | undefined
}) {
  const query = { ...filter, limit: PAGE + 1 }
  return useLoad(
    JSON.stringify(query),
    async () => (await call('GET /api/admin/catalog/sellers', { query })).data.sellers,
    true,
  )
}

interface EditedProps {
  seller: SellerDetails
  onChange(seller: SellerDetails): void
  onClose(): void
}

function Edited({ seller, onChange, onClose }: EditedProps) {
  const saved = (next: SellerDetails) => {
    onChange(next)
    onClose()
  }
  return <SellerDialog key={seller.sellerCode} seller={seller} onClose={onClose} onTaken={onChange} onSaved={saved} />
}

export function Screen() {
  const t = useMessages('finance')
  const { market } = useLocale()
  const text = useQuery().get('text') ?? ''
  const after = useQuery().get('before') ?? ''
  const [open, setOpen] = useState<string | null>(null)
  const marks = useMarks()
  const filter = { market, text, ...marks }
  const load = useSellers({ ...filter, after })
  const narrowed = text !== '' || marks.tag !== undefined || marks.assignee !== undefined
  const { accounts, setAccount } = useAccounts(market)
  const found = load.data ?? []
  const sellers = found.slice(0, PAGE)
  const pager = usePager(found.length > PAGE ? (sellers.at(-1)?.sellerCode ?? '') : null)
  const choices = useRowChoices(sellers.map(({ sellerCode }) => sellerCode))
  const edited = sellers.find(({ sellerCode }) => sellerCode === open)
  const show = (next: SellerDetails) => load.show(found.map(one => (one.sellerCode === next.sellerCode ? next : one)))
  return (
    <div className="stack">
      <FinanceHead view="sellers" />
      <div className="tools">
        <ListSearch label={t('findSeller')} />
        <MarkFilters kind="seller" />
      </div>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {accounts.error && <Failed error={accounts.error} onRetry={accounts.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data?.length === 0 && (
        <EmptyState icon={narrowed ? 'search' : 'people'} title={t(narrowed ? 'noSellerFound' : 'noSellers')} />
      )}
      {sellers.length > 0 && (
        <section className="panel" aria-label={t('view-sellers')}>
          <ul className="rows in-b">
            {sellers.map(one => (
              <SellerRow
                key={one.sellerCode}
                seller={one}
                choice={choices.choiceOf(one.sellerCode)}
                accounts={accounts.data}
                onOpen={() => setOpen(one.sellerCode)}
                onAccount={setAccount}
              />
            ))}
          </ul>
        </section>
      )}
      <PagerButtons pager={pager} />
      <MarkBar
        kind="seller"
        choices={choices}
        select={async () => (await call('GET /api/admin/catalog/sellerSelection', { query: filter })).data}
      />
      {edited && <Edited seller={edited} onChange={show} onClose={() => setOpen(null)} />}
    </div>
  )
}

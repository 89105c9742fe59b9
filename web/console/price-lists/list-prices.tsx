// The product prices of a list: compared with the public ones, removed, exported, and imported from a file.

import { useState } from 'react'
import type { ListEntry, PriceList } from '../../../contract/price-lists/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call, download } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { MoreButton } from '../components/more-button.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { useMore } from '../components/use-more.ts'
import { ImportDialog } from './prices-import.tsx'

interface RowProps {
  entry: ListEntry
  chosen: boolean
  onToggle: (() => void) | null
}

function PriceRow({ entry, chosen, onToggle }: RowProps) {
  const t = useMessages('price-lists')
  const { money, number } = useLocale()
  const { msn, productName, sellerCode, price, breaks, publicPrice } = entry
  const lowest = breaks.at(-1)?.price ?? price
  return (
    <li>
      {onToggle && (
        <input
          type="checkbox"
          className="ck"
          aria-label={t('choose', { name: `${productName} ${sellerCode}` })}
          checked={chosen}
          onChange={onToggle}
        />
      )}
      <div className="grow">
        <span>{productName}</span>
        <small>
          {[msn, sellerCode && t('seller', { code: sellerCode })].filter(Boolean).join(' · ')}
          {breaks.map(
            step => ` · ${t('fromQuantity', { quantity: number(step.minQuantity), price: money(step.price) })}`,
          )}
        </small>
        {publicPrice !== null && lowest >= publicPrice && <small className="late">{t('idle')}</small>}
      </div>
      <div className="r">
        <b>{money(price)}</b>
        <small className="sub">
          {publicPrice === null ? t('noPublicPrice') : `${t('publicPrice')}: ${money(publicPrice)}`}
        </small>
      </div>
    </li>
  )
}

function PricesHead({ list: { listId, prices }, onImport }: { list: PriceList; onImport(): void }) {
  const t = useMessages('price-lists')
  const may = useMay()
  const act = useAct()
  const save = () => act.run(() => download('/api/admin/priceLists/{listId}/prices.csv', { params: { listId } }))
  return (
    <>
      <header>
        <h2 id="prices" className="grow">
          {t('pricesTitle')}
        </h2>
        <div className="acts">
          {prices > 0 && (
            <button type="button" className="b sm" disabled={act.busy} onClick={() => void save()}>
              {t('export')}
            </button>
          )}
          {may('price-lists.write') && (
            <button type="button" className="b sm go" onClick={onImport}>
              {t('import')}
            </button>
          )}
        </div>
      </header>
      <Problem text={act.problem} />
    </>
  )
}

interface PricesProps {
  list: PriceList
  /** After its prices were changed. */
  onChange(): void
}

export function ListPrices({ list, onChange }: PricesProps) {
  const t = useMessages('price-lists')
  const may = useMay()
  const { listId, version } = list
  const params = { listId }
  const act = useAct()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [importing, setImporting] = useState(false)
  const entries = useMore(`${listId} ${version}`, async before => {
    const query = before ? { before } : {}
    const page = (await call('GET /api/admin/priceLists/{listId}/prices', { params, query })).data
    return { rows: page.entries, next: page.next }
  })
  const { load, rows } = entries
  const mayWrite = may('price-lists.write')
  const toggle = (entryId: number) =>
    setChosen(chosen.includes(entryId) ? chosen.filter(one => one !== entryId) : [...chosen, entryId].slice(-200))
  const remove = async () => {
    const body = { entryIds: [...chosen] }
    if (!(await act.run(() => call('POST /api/admin/priceLists/{listId}/prices/remove', { params, body })))) return
    setChosen([])
    showToast(t('removed'))
    onChange()
  }
  return (
    <section className="panel" aria-labelledby="prices">
      <PricesHead list={list} onImport={() => setImporting(true)} />
      <div className="in-b form">
        <p className="sub">{t('pricesIntro')}</p>
        <Problem text={act.problem} />
        {load.error && <Failed error={load.error} onRetry={load.again} />}
        {!load.data && !load.error && <Loading />}
        {load.data && rows.length === 0 && <p className="soft">{t('noPrice')}</p>}
        <ul className="rows">
          {rows.map(entry => (
            <PriceRow
              key={entry.entryId}
              entry={entry}
              chosen={chosen.includes(entry.entryId)}
              onToggle={mayWrite ? () => toggle(entry.entryId) : null}
            />
          ))}
        </ul>
        <MoreButton list={entries} />
        {chosen.length > 0 && (
          <div className="acts">
            <button type="button" className="b" disabled={act.busy} onClick={() => void remove()}>
              {t('removeChosen')}
            </button>
          </div>
        )}
      </div>
      {importing && <ImportDialog list={list} onSaved={onChange} onClose={() => setImporting(false)} />}
    </section>
  )
}

// The stock of one product: by offer and warehouse with actions, reservations, and every movement.

import { useState } from 'react'
import type { StockProduct, StockRow } from '../../../contract/inventory/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { type Load, useLoad } from '../app/use-load.ts'
import { Icon } from '../components/icon.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { Available } from './available.tsx'
import { BinDialog, binOf } from './bin-dialog.tsx'
import { Movements } from './movements.tsx'
import { Reservations } from './reservations.tsx'
import { type Step, StepDialog } from './step-dialog.tsx'

const STEPS = ['count', 'correct', 'transfer', 'reorder'] as const

interface RowProps {
  row: StockRow
  bin: string | null
  onStep(step: Step | 'bin'): void
}

function Row({ row, bin, onStep }: RowProps) {
  const t = useMessages('stock')
  const may = useMay()
  const { number } = useLocale()
  return (
    <li className="stock-row">
      <div className="grow">
        <b>{row.warehouseName}</b>
        <small>{row.seller}</small>
      </div>
      <dl className="stock-figures">
        <div>
          <dt>{t('onHand')}</dt>
          <dd>{number(row.onHand)}</dd>
        </div>
        <div>
          <dt>{t('reserved')}</dt>
          <dd>{number(row.reserved)}</dd>
        </div>
        <div>
          <dt>{t('available')}</dt>
          <dd>
            <Available row={row} />
          </dd>
        </div>
        <div>
          <dt>{t('reorderPoint')}</dt>
          <dd>{row.reorderPoint === null ? t('notWatched') : number(row.reorderPoint)}</dd>
        </div>
        <div>
          <dt>{t('bin')}</dt>
          <dd>{bin ?? t('noBin')}</dd>
        </div>
      </dl>
      {may('stock.write') && (
        <div className="acts">
          {[...STEPS.filter(step => step !== 'transfer' || row.onHand > row.reserved), 'bin' as const].map(step => (
            <button
              key={step}
              type="button"
              className="b sm"
              aria-label={`${t(step)}: ${row.warehouseName}, ${row.seller}`}
              onClick={() => onStep(step)}
            >
              {t(step)}
            </button>
          ))}
        </div>
      )}
    </li>
  )
}

function ByWarehouse({ product, load }: { product: StockProduct; load: Load<StockProduct> }) {
  const t = useMessages('stock')
  const may = useMay()
  const [open, setOpen] = useState<{ step: Step; row: StockRow | null } | null>(null)
  const [binRow, setBinRow] = useState<StockRow | null>(null)
  return (
    <section className="panel" aria-labelledby="places">
      <header>
        <h2 id="places">{t('byWarehouse')}</h2>
        {may('stock.write') && product.offers.length > 0 && (
          <button type="button" className="b sm" onClick={() => setOpen({ step: 'count', row: null })}>
            {t('addRow')}
          </button>
        )}
      </header>
      <ul className="rows in-b">
        {product.rows.length === 0 && <li className="sub">{t('noRows')}</li>}
        {product.rows.map(row => (
          <Row
            key={`${row.offerId} ${row.warehouse}`}
            row={row}
            bin={binOf(product, row)}
            onStep={step => (step === 'bin' ? setBinRow(row) : setOpen({ step, row }))}
          />
        ))}
      </ul>
      {binRow && <BinDialog product={product} row={binRow} load={load} onClose={() => setBinRow(null)} />}
      {open && <StepDialog product={product} load={load} {...open} onClose={() => setOpen(null)} />}
    </section>
  )
}

export function Screen({ parts: [msn = ''] }: { parts: readonly string[] }) {
  const t = useMessages('stock')
  const may = useMay()
  const { language } = useLocale()
  const load = useLoad(
    `${msn} ${language}`,
    async () => (await call('GET /api/admin/stock/{msn}', { params: { msn } })).data,
  )
  const product = load.data
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!product) return <Loading />
  // a step is a new movement
  const state = product.rows.map(({ onHand, updatedAt }) => `${onHand} ${updatedAt}`).join(' ')
  return (
    <div className="stack">
      <nav className="crumb" aria-label={t('path')}>
        <a href={to('/stock')}>{t('title')}</a>
        <Icon name="right" />
        <span>{msn}</span>
      </nav>
      <div className="head">
        <div className="grow">
          <h1>{product.name}</h1>
          <p className="sub">{[msn, product.partNumber].filter(Boolean).join(' · ')}</p>
        </div>
        {may('products.read') && (
          <div className="acts">
            <a className="b" href={to(`/products/${msn}`)}>
              {t('toProduct')}
            </a>
          </div>
        )}
      </div>
      <ByWarehouse product={product} load={load} />
      <Reservations key={`held ${state}`} msn={msn} />
      <Movements key={state} msn={msn} />
    </div>
  )
}

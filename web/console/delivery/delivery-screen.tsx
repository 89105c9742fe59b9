// Delivery: a tester that explains a delivery promise, and its settings: warehouses, carriers, locations, holidays.

import { useState } from 'react'
import type { DeliveryNetwork } from '../../../contract/delivery/staff-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { ListHead, Views } from '../components/list-head.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { CarrierDialog } from './carrier-dialog.tsx'
import { Holidays } from './holidays.tsx'
import { PlaceDialog } from './place-dialog.tsx'
import { CarrierRow, PlaceRow, WarehouseRow } from './rows.tsx'
import { Tester } from './tester.tsx'
import { WarehouseDialog } from './warehouse-dialog.tsx'

const VIEWS = ['tester', 'warehouses', 'carriers', 'places', 'holidays'] as const
const DIALOGS = { warehouses: WarehouseDialog, carriers: CarrierDialog, places: PlaceDialog }

export interface NetworkProps {
  network: DeliveryNetwork
  onChange(network: DeliveryNetwork): void
}

/** The entries of a view, each with its dialog; empty key for a new one. */
function Entries({ network, onChange, view }: NetworkProps & { view: keyof typeof DIALOGS }) {
  const t = useMessages('delivery')
  const may = useMay()
  const [open, setOpen] = useState<string | null>(null)
  const Dialog = DIALOGS[view]
  const change = may('delivery.write') ? setOpen : undefined
  const rows = {
    warehouses: network.warehouses.map(row => <WarehouseRow key={row.code} row={row} onChange={change} />),
    carriers: network.carriers.map(row => <CarrierRow key={row.code} row={row} network={network} onChange={change} />),
    places: network.places.map(row => <PlaceRow key={row.prefix} row={row} onChange={change} />),
  }[view]
  return (
    <section className="panel" aria-label={t(view)}>
      <header>
        <h2>{t(view)}</h2>
        {change && (
          <button type="button" className="b sm" onClick={() => setOpen('')}>
            {t('add')}
          </button>
        )}
      </header>
      <ul className="rows in-b">{rows.length === 0 ? <li className="sub">{t('nothing')}</li> : rows}</ul>
      {open !== null && <Dialog network={network} code={open} onChange={onChange} onClose={() => setOpen(null)} />}
    </section>
  )
}

export function Screen() {
  const t = useMessages('delivery')
  const { market } = useLocale()
  const query = useQuery()
  const current = VIEWS.find(one => one === query.get('view')) ?? 'tester'
  const load = useLoad(market, async () => (await call('GET /api/admin/delivery', { query: { market } })).data)
  return (
    <div className="stack">
      <ListHead title={t('title')} />
      <Views
        views={VIEWS.map(view => ({
          ...{ label: t(view), current: view === current },
          href: to('/delivery', { view: view === 'tester' ? null : view }),
        }))}
      />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {current !== 'tester' && !load.data && !load.error && <Loading />}
      {current === 'tester' && <Tester key={market} />}
      {load.data && current === 'holidays' && <Holidays network={load.data} onChange={load.show} />}
      {load.data && current !== 'tester' && current !== 'holidays' && (
        <Entries key={current} network={load.data} onChange={load.show} view={current} />
      )}
    </div>
  )
}

// The pick list of a warehouse, by bin, ticked off on mobile or printed.

import type { Picked, PickList } from '../../../contract/orders/pick-list-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useDraft } from '../app/use-draft.ts'
import { useLoad } from '../app/use-load.ts'
import { Icon } from '../components/icon.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'

/** Key of a tick: another parcel or quantity is another item to pick. */
const keyOf = ({ msn, parcels }: Picked) =>
  `${msn} ${parcels.map(({ shipmentId, quantity }) => `${shipmentId}:${quantity}`).join(' ')}`

function PickRow({ item, ticked, onTick }: { item: Picked; ticked: boolean; onTick(): void }) {
  const t = useMessages('picking')
  const { number } = useLocale()
  const { bin, msn, productName, partNumber, quantity, parcels } = item
  const label = t('pick', { quantity: number(quantity), product: productName, bin: bin ?? t('noBin') })
  return (
    <li className={ticked ? 'done' : undefined}>
      <label>
        <input type="checkbox" className="ck" checked={ticked} aria-label={label} onChange={onTick} />
        <b className={bin ? 'bin' : 'no-bin'}>{bin ?? t('noBin')}</b>
        <span className="what">
          {productName}
          <small>{[partNumber, msn].filter(Boolean).join(' · ')}</small>
          <small>
            {parcels
              .map(parcel => t('forOrder', { quantity: number(parcel.quantity), number: String(parcel.orderNumber) }))
              .join(', ')}
          </small>
        </span>
        <b className="count">{number(quantity)}</b>
      </label>
    </li>
  )
}

function Items({ list }: { list: PickList }) {
  const t = useMessages('picking')
  // kept in this browser, so that a reload or a sleeping phone loses nothing
  const ticks = useDraft<string[]>(`pick-${list.warehouse}`, [])
  const keys = list.items.map(keyOf)
  const ticked = ticks.value.filter(key => keys.includes(key))
  const tick = (key: string) => ticks.set(ticked.includes(key) ? ticked.filter(one => one !== key) : [...ticked, key])
  return (
    <section className="panel" aria-label={t('title')}>
      <header>
        <p role="status" className="grow">
          {t('done', { done: ticked.length, of: keys.length })}
        </p>
        {ticked.length > 0 && (
          <button type="button" className="b sm" onClick={ticks.drop}>
            {t('clear')}
          </button>
        )}
      </header>
      <ol className="picks">
        {list.items.map(item => (
          <PickRow key={item.msn} item={item} ticked={ticked.includes(keyOf(item))} onTick={() => tick(keyOf(item))} />
        ))}
      </ol>
    </section>
  )
}

function Head({ list, orders }: { list: PickList; orders: string | null }) {
  const t = useMessages('picking')
  const { warehouses, warehouse, parcels, items } = list
  const choose = (code: string) => navigate(to('/orders/picking', { warehouse: code, ...(orders && { orders }) }))
  return (
    <div className="head">
      <div className="grow">
        <p className="crumb">
          <a href={to('/orders')}>{t('orders')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="sub">{t('summary', { parcels, products: items.length })}</p>
      </div>
      <div className="acts">
        {warehouses.length > 0 && (
          <label className="chip">
            <span>{t('warehouse')}</span>
            <select value={warehouse ?? ''} onChange={event => choose(event.target.value)}>
              {warehouses.every(({ code }) => code !== warehouse) && (
                <option value={warehouse ?? ''}>{warehouse}</option>
              )}
              {warehouses.map(({ code, name, parcels: count }) => (
                <option key={code} value={code}>
                  {t('warehouseParcels', { name, count })}
                </option>
              ))}
            </select>
          </label>
        )}
        {items.length > 0 && (
          <button type="button" className="b go" onClick={() => window.print()}>
            <Icon name="print" />
            {t('print')}
          </button>
        )}
      </div>
    </div>
  )
}

export function Screen() {
  const t = useMessages('picking')
  const { market, language } = useLocale()
  const query = useQuery()
  const orders = query.get('orders')
  const warehouse = query.get('warehouse')
  const load = useLoad(`${market} ${language} ${warehouse} ${orders}`, async () => {
    const asked = { market, ...(warehouse && { warehouse }), ...(orders && { orders }) }
    return (await call('GET /api/admin/orders/pickList', { query: asked })).data
  })
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const list = load.data
  return (
    <div className="stack picking">
      <Head list={list} orders={orders} />
      {list.more && <p className="note">{t('more')}</p>}
      {list.left.length > 0 && <p className="note">{t('left', { numbers: list.left.join(', ') })}</p>}
      {list.items.length === 0 ? (
        <EmptyState icon="box" title={t('nothing')} />
      ) : (
        <Items key={list.warehouse} list={list} />
      )}
    </div>
  )
}

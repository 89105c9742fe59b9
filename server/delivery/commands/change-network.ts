// Changes of the delivery network by staff: warehouses, carriers, rules of places, holidays; promises follow at once.

import type { DeliveryNetwork, staffDeliveryEndpoints } from '../../../contract/delivery/staff-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { marketOfWarehouse, setWarehouse, setWarehouseActive } from '../../inventory/service.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { listCarriers, replaceCarrier, upsertExceptions } from '../repository/network.ts'
import {
  deleteHoliday,
  deletePlaceRule,
  findNetworkForStaff,
  lockNetwork,
  saveHolidayRow,
  setCarrierActive,
} from '../repository/network-desk.ts'
import { forgetNetwork, requirePlace } from '../service.ts'

type Endpoints = typeof staffDeliveryEndpoints
type Body<N extends keyof Endpoints> = HandlerInput<Endpoints[N]> extends { body: infer B } ? B : never

export async function networkForStaff(db: Db, market: Market): Promise<DeliveryNetwork> {
  return { market, currency: MARKET_INFO[market].currency, ...(await findNetworkForStaff(db, market)) }
}

interface Change {
  market: Market
  /** Picks what the audit log shows of before and after. */
  shown(network: DeliveryNetwork): unknown
  work(tx: Tx, before: DeliveryNetwork): Promise<void>
}

/** Makes a change in one transaction, with what it changed in the audit log. */
async function changeNetwork(app: App, { market, shown, work }: Change): Promise<DeliveryNetwork> {
  const after = await app.db.transaction(async tx => {
    await lockNetwork(tx, market)
    const before = await networkForStaff(tx, market)
    await work(tx, before)
    const changed = await networkForStaff(tx, market)
    describeChange({ before: shown(before) ?? null, after: shown(changed) ?? null })
    return changed
  })
  forgetNetwork(app.db, market)
  return after
}

/**
 * Makes a warehouse or changes it; its place stays.
 * @throws delivery.code-taken, delivery.place-fixed, delivery.pincode-invalid, delivery.emirate-invalid
 */
export function saveWarehouse(app: App, body: Body<'saveWarehouse'>): Promise<DeliveryNetwork> {
  const { market, code, place, active, ...named } = body
  return changeNetwork(app, {
    market,
    shown: ({ warehouses }) => warehouses.find(one => one.code === code),
    async work(tx, before) {
      const known = before.warehouses.find(one => one.code === code)
      if (!known && (await marketOfWarehouse(tx, code))) throw appError('delivery.code-taken')
      if (known && known.place !== place) throw appError('delivery.place-fixed')
      const { stateCode, lat, lng } = await requirePlace(tx, market, place)
      await setWarehouse(tx, market, { code, place, stateCode, lat, lng, ...named })
      if (!active) await setWarehouseActive(tx, code, false)
    },
  })
}

/** Makes a carrier or replaces its promises. @throws delivery.code-taken */
export function saveCarrier(app: App, body: Body<'saveCarrier'>): Promise<DeliveryNetwork> {
  const { market, code, active, maxValue, codMaxValue, ...carrier } = body
  return changeNetwork(app, {
    market,
    shown: ({ carriers }) => carriers.find(one => one.code === code),
    async work(tx) {
      const [known] = await listCarriers(tx, [code])
      if (known && known.market !== market) throw appError('delivery.code-taken')
      await replaceCarrier(tx, market, { ...carrier, code, maxValueMinor: maxValue, codMaxValueMinor: codMaxValue })
      await setCarrierActive(tx, code, active)
    },
  })
}

const fits = (market: Market, prefix: string) => (market === 'AE') === /^[A-Z]/.test(prefix)

/** Sets what holds for places that begin with a prefix. @throws delivery.prefix-invalid */
export function savePlaceRule(app: App, body: Body<'savePlaceRule'>): Promise<DeliveryNetwork> {
  const { market, ...rule } = body
  return changeNetwork(app, {
    market,
    shown: ({ places }) => places.find(({ prefix }) => prefix === rule.prefix),
    async work(tx) {
      if (!fits(market, rule.prefix)) throw appError('delivery.prefix-invalid')
      await upsertExceptions(tx, market, [rule])
    },
  })
}

export function removePlaceRule(app: App, { market, prefix }: Body<'removePlaceRule'>): Promise<DeliveryNetwork> {
  return changeNetwork(app, {
    market,
    shown: ({ places }) => places.find(one => one.prefix === prefix),
    work: tx => deletePlaceRule(tx, market, prefix),
  })
}

export function saveHoliday(app: App, { market, day, name }: Body<'saveHoliday'>): Promise<DeliveryNetwork> {
  return changeNetwork(app, {
    market,
    shown: ({ holidays }) => holidays.find(one => one.day === day),
    work: tx => saveHolidayRow(tx, market, day, name),
  })
}

export function removeHoliday(app: App, { market, day }: Body<'removeHoliday'>): Promise<DeliveryNetwork> {
  return changeNetwork(app, {
    market,
    shown: ({ holidays }) => holidays.find(one => one.day === day),
    work: tx => deleteHoliday(tx, market, day),
  })
}

// Staff changes of the delivery network: warehouses, carriers, location rules, holidays; promises follow at once.

import type { DeliveryCarrier, DeliveryNetwork, staffDeliveryEndpoints } from '../../../contract/delivery/staff-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import { MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { putInBin } from '../../bin/service.ts'
import { marketOfWarehouse, setWarehouse, setWarehouseActive } from '../../inventory/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { type ChangeDetails, describeChange } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { mustWrite, requireVersion } from '../../platform/record-version.ts'
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
  /** The record in the audit log. */
  record: Required<Pick<ChangeDetails, 'recordKind' | 'recordId'>>
  /** Picks the values before and after for the audit log. */
  shown(network: DeliveryNetwork): unknown
  work(tx: Tx, before: DeliveryNetwork): Promise<void>
}

/** Makes a change in one transaction, with its audit entry. */
async function changeNetwork(app: App, { market, record, shown, work }: Change): Promise<DeliveryNetwork> {
  const after = await app.db.transaction(async tx => {
    await lockNetwork(tx, market)
    const before = await networkForStaff(tx, market)
    await work(tx, before)
    const changed = await networkForStaff(tx, market)
    describeChange({ ...record, before: shown(before) ?? null, after: shown(changed) ?? null })
    return changed
  })
  forgetNetwork(app.db, market)
  return after
}

/**
 * Creates or changes a warehouse; its location cannot change.
 * @throws delivery.code-taken, delivery.place-fixed, delivery.pincode-invalid, delivery.emirate-invalid,
 *   settings.changed-meanwhile
 */
export function saveWarehouse(app: App, body: Body<'saveWarehouse'>): Promise<DeliveryNetwork> {
  const { market, code, place, active, version, ...named } = body
  return changeNetwork(app, {
    market,
    record: { recordKind: 'warehouse', recordId: code },
    shown: ({ warehouses }) => warehouses.find(one => one.code === code),
    async work(tx, before) {
      const known = before.warehouses.find(one => one.code === code)
      if (!known && (await marketOfWarehouse(tx, code))) throw appError('delivery.code-taken')
      if (known && known.place !== place) throw appError('delivery.place-fixed')
      // saving a sample warehouse, even unchanged, counts as reviewed
      if (!mustWrite(known, { place, active, ...named }, version) && !active) return
      const { stateCode, lat, lng } = await requirePlace(tx, market, place)
      await setWarehouse(tx, market, { code, place, stateCode, lat, lng, ...named })
      if (!active) await setWarehouseActive(tx, code, false)
    },
  })
}

const byDistance = (bands: DeliveryCarrier['bands']) => bands.toSorted((a, b) => a.maxKm - b.maxKm)

/** Creates a carrier or replaces its promises. @throws delivery.code-taken, settings.changed-meanwhile */
export function saveCarrier(app: App, body: Body<'saveCarrier'>): Promise<DeliveryNetwork> {
  const { market, code, active, maxValue, version, ...carrier } = body
  const codMaxValue = carrier.cod ? body.codMaxValue : 0
  const bands = byDistance(carrier.bands)
  return changeNetwork(app, {
    market,
    record: { recordKind: 'carrier', recordId: code },
    shown: ({ carriers }) => carriers.find(one => one.code === code),
    async work(tx, before) {
      const [known] = await listCarriers(tx, [code])
      if (known && known.market !== market) throw appError('delivery.code-taken')
      const stored = before.carriers.find(one => one.code === code)
      if (!mustWrite(stored, { ...carrier, active, maxValue, codMaxValue, bands }, version)) return
      await replaceCarrier(tx, market, {
        ...carrier,
        bands,
        code,
        maxValueMinor: maxValue,
        codMaxValueMinor: codMaxValue,
      })
      await setCarrierActive(tx, code, active)
    },
  })
}

const placeRecord = (market: Market, prefix: string) => ({
  recordKind: 'place-rule' as const,
  recordId: `${market} ${prefix}`.trim(),
})
const fits = (market: Market, prefix: string) => (market === 'AE') === /^[A-Z]/.test(prefix)

/** Sets the rule for locations with a prefix. @throws delivery.prefix-invalid, settings.changed-meanwhile */
export function savePlaceRule(app: App, body: Body<'savePlaceRule'>): Promise<DeliveryNetwork> {
  const { market, version, ...rule } = body
  return changeNetwork(app, {
    market,
    record: placeRecord(market, rule.prefix),
    shown: ({ places }) => places.find(({ prefix }) => prefix === rule.prefix),
    async work(tx, { places }) {
      if (!fits(market, rule.prefix)) throw appError('delivery.prefix-invalid')
      const known = places.find(({ prefix }) => prefix === rule.prefix)
      if (!mustWrite(known, rule, version)) return
      await upsertExceptions(tx, market, [rule])
    },
  })
}

/** Deletes the rule of a prefix; a missing rule counts as deleted. @throws settings.changed-meanwhile */
export function removePlaceRule(app: App, actor: Staff, body: Body<'removePlaceRule'>): Promise<DeliveryNetwork> {
  const { market, prefix, version } = body
  return changeNetwork(app, {
    market,
    record: placeRecord(market, prefix),
    shown: ({ places }) => places.find(one => one.prefix === prefix),
    async work(tx, { places }) {
      const known = places.find(one => one.prefix === prefix)
      if (!known) return
      requireVersion(known, version)
      await deletePlaceRule(tx, market, prefix)
      const { recordKind: kind, recordId } = placeRecord(market, prefix)
      await putInBin(tx, actor, { kind, recordId, market, name: prefix, contents: known })
    },
  })
}

const holidayRecord = (market: Market, day: string) => ({
  recordKind: 'holiday' as const,
  recordId: `${market} ${day}`,
})

export function saveHoliday(app: App, { market, day, name }: Body<'saveHoliday'>): Promise<DeliveryNetwork> {
  return changeNetwork(app, {
    market,
    record: holidayRecord(market, day),
    shown: ({ holidays }) => holidays.find(one => one.day === day),
    work: tx => saveHolidayRow(tx, market, day, name),
  })
}

export function removeHoliday(
  app: App,
  actor: Staff,
  { market, day }: Body<'removeHoliday'>,
): Promise<DeliveryNetwork> {
  return changeNetwork(app, {
    market,
    record: holidayRecord(market, day),
    shown: ({ holidays }) => holidays.find(one => one.day === day),
    async work(tx, { holidays }) {
      const known = holidays.find(one => one.day === day)
      if (!known) return
      await deleteHoliday(tx, market, day)
      const { recordKind: kind, recordId } = holidayRecord(market, day)
      await putInBin(tx, actor, { kind, recordId, market, name: `${known.name} (${day})`, contents: known })
    },
  })
}

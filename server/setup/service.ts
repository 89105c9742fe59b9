// Sets up an empty store for a merchant: seller, registrations, warehouses, carriers, places and tax rates, in one transaction.

import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { MARKET_INFO, type Market } from '../../contract/shared/market.ts'
import {
  countSelling,
  listWarehousesWithoutRegistration,
  parseTaxRates,
  readTaxRates,
  type SetUpState,
  setSeller,
  setTaxRates,
} from '../catalog/service.ts'
import { type MerchantContact, setMerchantPages } from '../content/service.ts'
import {
  addHolidays,
  addPlaces,
  countNetwork,
  type NewCarrier,
  placeRow,
  readPincodes,
  readStates,
  setCarrier,
  setPlaceExceptions,
} from '../delivery/service.ts'
import { countWarehouses, setWarehouse, type WarehouseInput } from '../inventory/service.ts'
import type { App } from '../platform/app.ts'
import { type Db, statement, type Tx } from '../platform/db.ts'
import { missingOf } from './rules/missing.ts'
import { type SetupPlan, SetupProblems, stateOf } from './rules/plan.ts'

export { parsePlan, type SetupPlan } from './rules/plan.ts'

const STARTER = statement('setup.starter', `select 1 as found from settings where key = 'starter'`)

/** The result of a setup for one thing. */
export interface SetupChange {
  what: string
  state: SetUpState
}

export interface SetupFolders {
  /** Folder of the reference data: States, pincodes, sample rates. */
  reference: string
  /** Folder that the path of the tax rates starts from. */
  from: string
}

async function ratesOf(plan: SetupPlan, { reference, from }: SetupFolders) {
  if (plan.taxRates === 'sample') {
    const rows = (await readTaxRates(reference)).filter(({ market }) => market === plan.market)
    return { rows, verified: false }
  }
  const path = resolve(from, plan.taxRates)
  const text = await readFile(path, 'utf8').catch(() => {
    throw new SetupProblems([`taxRates: ${path} cannot be read`])
  })
  try {
    return { rows: parseTaxRates(text, plan.market), verified: true }
  } catch (error) {
    throw new SetupProblems([error instanceof Error ? error.message : String(error)])
  }
}

/** The warehouses with the State and position of their places. @throws SetupProblems for an unknown place */
async function warehousesOf(db: Db, plan: SetupPlan): Promise<WarehouseInput[]> {
  const problems: string[] = []
  const registered = new Set(plan.seller.registrations.map(one => stateOf(plan.market, one)))
  const rows: WarehouseInput[] = []
  for (const [at, { code, name, nameHi, pincode, emirate, cutoffHour }] of plan.warehouses.entries()) {
    const typed = (plan.market === 'IN' ? pincode : emirate) ?? ''
    const place = await placeRow(db, plan.market, typed)
    if (!place) {
      problems.push(`warehouses[${at}]: ${typed} is not known`)
    } else if (!registered.has(place.stateCode)) {
      problems.push(
        `seller.registrations: the one in ${place.stateEn} (${place.stateCode}) is missing, where the warehouse ${code} is`,
      )
    } else {
      const { stateCode, lat, lng } = place
      rows.push({ code, nameEn: name, nameHi: nameHi ?? name, place: place.code, stateCode, lat, lng, cutoffHour })
    }
  }
  if (problems.length > 0) throw new SetupProblems(problems)
  return rows
}

function sellerOf({ market, seller }: SetupPlan) {
  const { legalName, address, place } = seller
  const registrations = seller.registrations.map(one => ({
    stateCode: stateOf(market, one),
    taxNumber: one.taxNumber.replace(/\s+/g, '').toUpperCase(),
    legalName,
    address: one.address ?? address,
    place: one.place ?? place,
  }))
  const [head] = registrations
  return {
    ...{ code: seller.code, legalName, tradeName: seller.tradeName ?? legalName, address, place, registrations },
    ...{ taxNumber: head?.taxNumber ?? '', stateCode: head?.stateCode ?? '' },
  }
}

/** The footer's text about the merchant. */
function merchantOf({ contact, seller }: SetupPlan): MerchantContact {
  const { phone, email, hours = '', hoursHi = hours, grievance } = contact
  const { name, nameHi = name } = grievance
  const legal = [seller.legalName, seller.address, seller.place].join(', ')
  return {
    contact: { phone, email, hours: { en: hours, hi: hoursHi }, promise: { en: '', hi: '' } },
    grievance: { name: { en: name, hi: nameHi }, phone: grievance.phone ?? phone, email: grievance.email ?? email },
    legal: { en: legal, hi: legal },
  }
}

const carriersOf = ({ carriers }: SetupPlan): NewCarrier[] =>
  carriers.map(({ code, name, cod, maxWeightKg, maxValue, codMaxValue, bands }, at) => ({
    ...{ code, name, cod, bands, priority: at + 1 },
    maxWeightGrams: Math.round(maxWeightKg * 1000),
    maxValueMinor: Math.round(maxValue * 100),
    codMaxValueMinor: Math.round((codMaxValue ?? maxValue) * 100),
  }))

/** Where a market is served: a rule for everywhere when only some places are, and the exceptions. */
function exceptionsOf({ deliverTo, exceptions }: SetupPlan) {
  if (deliverTo === 'everywhere') return exceptions
  const served = { serviceable: true, cod: true, extraDays: 0, note: '' }
  const named = new Set(exceptions.map(({ prefix }) => prefix))
  return [
    { ...served, prefix: '', serviceable: false, cod: false, note: 'Not served' },
    ...deliverTo.filter(prefix => !named.has(prefix)).map(prefix => ({ ...served, prefix })),
    ...exceptions,
  ]
}

const changedIf = (changed: boolean): SetUpState => (changed ? 'changed' : 'unchanged')

async function writeAll(tx: Tx, plan: SetupPlan, now: Date, rates: Awaited<ReturnType<typeof ratesOf>>) {
  const { market } = plan
  const changes: SetupChange[] = []
  const note = (what: string, state: SetUpState) => changes.push({ what, state })
  note(rates.verified ? 'tax rates' : 'sample tax rates', await setTaxRates(tx, market, rates))
  const { seller, newRegistrations } = await setSeller(tx, market, sellerOf(plan), now)
  note(`seller ${plan.seller.code}`, seller)
  for (const number of newRegistrations) note(`registration ${number}`, 'created')
  for (const row of await warehousesOf(tx, plan)) note(`warehouse ${row.code}`, await setWarehouse(tx, market, row))
  for (const carrier of carriersOf(plan)) note(`carrier ${carrier.code}`, await setCarrier(tx, market, carrier))
  note('home page and footer', await setMerchantPages(tx, market, merchantOf(plan)))
  note('places served', changedIf((await setPlaceExceptions(tx, market, exceptionsOf(plan))) > 0))
  note('holidays', changedIf((await addHolidays(tx, market, plan.holidays)) > 0))
  return changes
}

/**
 * Sets up a market of the store, or updates it to the plan. Idempotent; what it does not name stays.
 *
 * @throws SetupProblems naming what is missing or wrong; nothing is written then
 */
export async function setUpStore(app: App, plan: SetupPlan, folders: SetupFolders): Promise<SetupChange[]> {
  if (await app.db.oneOrNull(STARTER))
    throw new SetupProblems([
      'the database: it holds the starter catalogue, whose products and sellers are invented. ' +
        'Set up an empty database, and start it with STARTER_CATALOGUE=false',
    ])
  const rates = await ratesOf(plan, folders)
  const states = await readStates(folders.reference)
  const pincodes = plan.market === 'IN' ? await readPincodes(folders.reference) : []
  return app.db.transaction(async tx => {
    const places = await addPlaces(tx, { states, pincodes })
    const changes: SetupChange[] = [{ what: 'States and pincodes', state: places > 0 ? 'created' : 'unchanged' }]
    return [...changes, ...(await writeAll(tx, plan, app.now(), rates))]
  })
}

/** What a market still needs before products can be imported and bought, as texts; empty when nothing. */
export async function missingForSelling(db: Db, market: Market): Promise<string[]> {
  const [selling, network, warehouses, unregistered] = await Promise.all([
    countSelling(db, market),
    countNetwork(db, market, MARKET_INFO[market].countryId),
    countWarehouses(db, market),
    listWarehousesWithoutRegistration(db, market),
  ])
  return missingOf(market, { ...selling, ...network, warehouses, unregistered })
}

// Writes the delivery network: states and emirates, pincodes, carriers with their delivery times, exceptions and holidays.

import type { Market } from '../../contract/shared/market.ts'
import {
  addHolidays,
  addPlaceExceptions,
  addPlaces,
  readPincodes,
  readStates,
  setCarrier,
} from '../../server/delivery/service.ts'
import { carriers, holidays, placeExceptions } from '../catalogue/carriers.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

const MARKETS: readonly Market[] = ['IN', 'AE']

/** States, emirates, carriers, exceptions and holidays, in one transaction. */
export async function networkStep(reference: string): Promise<LoadStep> {
  const states = await readStates(reference)
  return oneBatch('delivery', async tx => {
    await addPlaces(tx, { states, pincodes: [] })
    for (const carrier of carriers) await setCarrier(tx, carrier.market, carrier)
    for (const market of MARKETS) {
      await addPlaceExceptions(
        tx,
        market,
        placeExceptions.filter(one => one.market === market),
      )
      await addHolidays(
        tx,
        market,
        holidays.filter(one => one.market === market),
      )
    }
  })
}

/** The pincodes of India. */
export async function pincodesStep(reference: string): Promise<LoadStep> {
  const rows = await readPincodes(reference)
  return {
    name: 'pincodes',
    total: rows.length,
    batch: 4000,
    async write(tx, from, to) {
      await addPlaces(tx, { states: [], pincodes: rows.slice(from, to) })
    },
  }
}

// Restores location rules and holidays from the bin; promises follow at once.

import type { DeliveryNetwork, PlaceRule } from '../../../contract/delivery/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { App } from '../../platform/app.ts'
import { type BinKind, type Binned, binKind } from '../../platform/bin.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { upsertExceptions } from '../repository/network.ts'
import { findNetworkForStaff, lockNetwork, saveHolidayRow } from '../repository/network-desk.ts'
import { forgetNetwork } from '../service.ts'

/** The market of an entry, with a lock on its network until the transaction ends. */
async function networkOf(tx: Tx, { market }: Binned<object>) {
  if (!market) throw new Error('The delivery network belongs to a market')
  await lockNetwork(tx, market)
  return { market, network: await findNetworkForStaff(tx, market) }
}

function restored(app: App, market: Market | null): void {
  if (market) forgetNetwork(app.db, market)
}

export const deliveryBin: readonly BinKind[] = [
  binKind<PlaceRule>({
    kind: 'place-rule',
    async restore({ tx }, entry) {
      const { market, network } = await networkOf(tx, entry)
      const { prefix, serviceable, cod, extraDays, note } = entry.contents
      if (network.places.some(one => one.prefix === prefix)) throw appError('bin.taken')
      await upsertExceptions(tx, market, [{ prefix, serviceable, cod, extraDays, note }])
      return entry.recordId
    },
    restored,
  }),
  binKind<DeliveryNetwork['holidays'][number]>({
    kind: 'holiday',
    async restore({ tx }, entry) {
      const { market, network } = await networkOf(tx, entry)
      const { day, name } = entry.contents
      if (network.holidays.some(one => one.day === day)) throw appError('bin.taken')
      await saveHolidayRow(tx, market, day, name)
      return entry.recordId
    },
    restored,
  }),
]

// Finds endpoints of webhooks for staff: those of their markets.

import { type Owned, ownAsStaff, type Staff } from '../../platform/actor.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { type CountedEndpointRow, type EndpointRow, findEndpoint, lockEndpoint } from '../repository/endpoints.ts'

function ofMarket<Row extends EndpointRow>(row: Row | null, actor: Staff): Owned<Row> {
  const found = ownAsStaff(row, actor, 'webhook.unknown')
  if (!actor.markets.includes(found.market)) throw appError('webhook.unknown')
  return found
}

/** @throws webhook.unknown */
export async function endpointOf(db: Db, actor: Staff, id: string): Promise<Owned<CountedEndpointRow>> {
  return ofMarket(await findEndpoint(db, id), actor)
}

/** @throws webhook.unknown */
export async function lockFor(tx: Tx, actor: Staff, id: string): Promise<Owned<EndpointRow>> {
  return ofMarket(await lockEndpoint(tx, id), actor)
}

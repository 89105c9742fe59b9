// Claims for lost parcels of a market, in pages.

import type { CarrierClaim, claimEndpoints } from '../../../contract/ledger/claims-api.ts'
import type { HandlerInput } from '../../../contract/shared/endpoint.ts'
import type { Db } from '../../platform/db.ts'
import { listClaims } from '../repository/claims.ts'

type Query = HandlerInput<(typeof claimEndpoints)['carrierClaims']>['query']

export async function carrierClaims(
  db: Db,
  { market, carrier, paid, before, limit }: Query,
): Promise<{ claims: CarrierClaim[]; next: number | null }> {
  const filter = { carrier: carrier ?? null, paid: paid ?? null, before: before ?? null }
  const rows = await listClaims(db, market, filter, limit + 1)
  const claims = rows.slice(0, limit)
  return { claims, next: rows.length > limit ? (claims.at(-1)?.lossId ?? null) : null }
}

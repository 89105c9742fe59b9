// Indian offers that may not be sold because a declaration is missing, by page and as CSV.

import type { UndeclaredOffer } from '../../../contract/catalog/api.ts'
import { MISSING_DECLARATIONS, missingNames } from '../../../contract/catalog/declarations.rules.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { listUndeclared } from '../repository/undeclared.ts'
import { dayIn } from '../rules.ts'

const BATCH_SIZE = 500

/** A page of offers; `next` continues the list and is null at its end. */
export async function missingDeclarations(
  db: Db,
  { seller, after, limit }: { seller?: string | undefined; after: number; limit: number },
): Promise<{ offers: UndeclaredOffer[]; next: number | null }> {
  const rows = await listUndeclared(db, after, seller ?? null, limit + 1)
  const page = rows.slice(0, limit)
  return {
    offers: page.map(({ offerId: _id, ...offer }) => offer),
    next: rows.length > limit ? (page.at(-1)?.offerId ?? null) : null,
  }
}

const HEADINGS = ['MSN', 'Part number', 'Brand', 'Name', 'Seller', 'Country of origin']
const cells = (offer: UndeclaredOffer) => [
  ...[offer.msn, offer.partNumber, offer.brandName, offer.productName, offer.sellerCode, offer.origin],
  ...MISSING_DECLARATIONS.map(code => (offer.missing.includes(code) ? 'missing' : '')),
]

/** All of them as CSV, with one batch in memory at a time. */
export async function missingDeclarationsCsv({ db, now }: App, seller: string | undefined): Promise<FileStream> {
  const read = (after: number) => listUndeclared(db, after, seller ?? null, BATCH_SIZE)
  const first = await read(0)
  async function* chunks(): AsyncGenerator<Uint8Array> {
    const names = missingNames(MISSING_DECLARATIONS, 'en').map(name => `Missing: ${name}`)
    yield Buffer.from(CSV_MARK + csvText([[...HEADINGS, ...names]]))
    let batch = first
    while (batch.length > 0) {
      yield Buffer.from(csvText(batch.map(cells)))
      const last = batch.length < BATCH_SIZE ? undefined : batch.at(-1)
      batch = last ? await read(last.offerId) : []
    }
  }
  return { name: `missing-declarations-${dayIn('IN', now())}.csv`, chunks: chunks() }
}

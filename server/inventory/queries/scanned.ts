// Looks up scanned codes: products of a market with the stock of a warehouse, or the contents of a bin.

import { readBin } from '../../../contract/inventory/bins.rules.ts'
import type { FoundCode } from '../../../contract/inventory/scan-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { gtinSpellings, spelled } from '../../../contract/shared/scan-codes.rules.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db.ts'
import { productsByCode, scannedProducts, type WantedCode } from '../repository/scanned.ts'

/** A code as the store may have it: part numbers as typed, in capital and in small letters, barcodes with or without zeros in front. */
function wantedCode(code: string): WantedCode {
  const plain = code.trim().replace(/\s+/g, ' ')
  const partNumbers = [...new Set([plain, spelled(plain), plain.toLowerCase()])]
  const eans = [...new Set([plain, ...gtinSpellings(plain)])]
  return { code, msn: readBin(plain), partNumbers, eans }
}

/** Each code with its matches, in the requested order. */
export async function findByCodes(
  db: Db,
  { language }: Pick<Actor, 'language'>,
  {
    market,
    warehouse = null,
    code,
  }: { market: Market; warehouse?: string | null | undefined; code: readonly string[] },
): Promise<FoundCode[]> {
  const codes = [...new Set(code)]
  const named = await productsByCode(db, market, codes.map(wantedCode), warehouse)
  const msns = [...new Set(named.map(({ msn }) => msn))]
  const products = new Map((await scannedProducts(db, msns, warehouse, language)).map(one => [one.msn, one]))
  return codes.map(one => {
    const rows = named.filter(row => row.code === one)
    return { code: one, by: rows[0]?.by ?? null, products: rows.flatMap(({ msn }) => products.get(msn) ?? []) }
  })
}

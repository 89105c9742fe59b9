// Tax returns for other domains: the tax collected at source, exactly as GSTR-8 reports it.

import type { Db } from '../platform/db.ts'
import { listSupplies, type Span } from './repository/supplies.ts'
import { type Gstr8Row, gstr8Rows } from './rules/gstr8.ts'

/** Tax that the operator collects from the sellers of a State on supplies of these days, one row per GSTIN. */
export async function collectedFromSellers(db: Db, operatorTaxNumber: string, span: Span): Promise<Gstr8Row[]> {
  return gstr8Rows(operatorTaxNumber, await listSupplies(db, operatorTaxNumber.slice(0, 2), span))
}

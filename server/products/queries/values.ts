// When attribute values were last counted, and which attributes have values to translate.

import type { CountedValues } from '../../../contract/products/names-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { findCountedValues } from '../../catalog/service.ts'
import type { Db } from '../../platform/db.ts'
import { checkState } from '../repository/quality.ts'

export async function countedValues(db: Db, market: Market): Promise<CountedValues> {
  const [state, counted] = await Promise.all([checkState(db, 'products.values'), findCountedValues(db, market)])
  return { state, countedAt: counted?.countedAt.toISOString() ?? null, attributes: counted?.attributes ?? [] }
}

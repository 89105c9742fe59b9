// SQL of layouts.

import type { Market } from '../../contract/market.ts'
import { type Db, statement } from '../platform/db.ts'

const FIND_LAYOUT = statement('site.find-layout', 'select body from layouts where market = $1 and code = $2')

/** Body of a layout as it is kept, or null. */
export function findLayout(db: Db, market: Market, code: string): Promise<{ body: unknown } | null> {
  return db.maybe<{ body: unknown }>(FIND_LAYOUT, [market, code])
}

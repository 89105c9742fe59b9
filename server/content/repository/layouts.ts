// SQL of layouts.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface LayoutBody {
  code: string
  version: number
  body: unknown
}

const FIND_LAYOUT = statement(
  'cms.find-layout',
  'select code, version, body from layouts where market = $1 and code = $2',
)
const FIND_LAYOUT_FOR = statement(
  'cms.find-layout-for',
  `select code, version, body from layouts where market = $1 and (request_param = $2 or code = $2)
   order by (request_param = $2) desc nulls last limit 1`,
)

/** A layout as it is kept, or null. */
export function findLayout(db: Db, market: Market, code: string): Promise<LayoutBody | null> {
  return db.oneOrNull<LayoutBody>(FIND_LAYOUT, [market, code])
}

/** The layout of the page that asks with this parameter, else the one of this code, or null. */
export function findLayoutFor(db: Db, market: Market, requestParam: string): Promise<LayoutBody | null> {
  return db.oneOrNull<LayoutBody>(FIND_LAYOUT_FOR, [market, requestParam])
}

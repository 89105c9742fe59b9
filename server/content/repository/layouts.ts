// SQL of layouts.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface LayoutBody {
  code: string
  version: number
  body: unknown
}

/** Where the menu is kept among the layouts; no layout can have this code. */
export const MENU_CODE = '@menu'

const FIND_LAYOUT = statement(
  'cms.find-layout',
  'select code, version, body from layouts where market = $1 and code = $2',
)
const LIST_CODES = statement('cms.list-layout-codes', 'select code from layouts where market = $1')
const FIND_LAYOUT_FOR = statement(
  'cms.find-layout-for',
  `select code, version, body from layouts where market = $1 and (request_param = $2 or code = $2)
   order by (request_param = $2) desc nulls last limit 1`,
)

const INSERT_LAYOUT = statement('cms.insert-layout', 'insert into layouts (market, code, body) values ($1, $2, $3)')
const UPDATE_FOOTER = statement(
  'cms.update-footer',
  `update layouts set body = body || $2::jsonb where market = $1 and code = 'footer' and body || $2::jsonb <> body`,
)

/** Adds a layout. */
export async function insertLayout(tx: Tx, market: Market, code: string, body: object): Promise<void> {
  await tx.run(INSERT_LAYOUT, [market, code, JSON.stringify(body)])
}

/** Sets parts of the footer; returns whether that changed it. */
export async function updateFooter(tx: Tx, market: Market, parts: object): Promise<boolean> {
  return (await tx.run(UPDATE_FOOTER, [market, JSON.stringify(parts)])) > 0
}

/** The codes of all layouts of a market. */
export async function listLayoutCodes(db: Db, market: Market): Promise<string[]> {
  return (await db.rows<{ code: string }>(LIST_CODES, [market])).map(({ code }) => code)
}

/** A layout as it is kept, or null. */
export function findLayout(db: Db, market: Market, code: string): Promise<LayoutBody | null> {
  return db.oneOrNull<LayoutBody>(FIND_LAYOUT, [market, code])
}

/** The layout for this request parameter, otherwise the one with this code, or null. */
export function findLayoutFor(db: Db, market: Market, requestParam: string): Promise<LayoutBody | null> {
  return db.oneOrNull<LayoutBody>(FIND_LAYOUT_FOR, [market, requestParam])
}

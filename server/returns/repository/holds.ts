// SQL of stock held for replacements, beside the returns that they belong to.

import { type Db, statement } from '../../platform/db.ts'

/** Whether stock is held for the replacement of the return `r` of a statement. */
export const IS_HELD = `exists (select 1 from stock_holds h where h.held_for = 'return:' || r.id and h.state = 'held')`

const LIST_NOT_HELD = statement(
  'returns.list-not-held',
  `select r.number from returns r where r.state = 'accepted' and r.kind = 'exchange' and r.replacement_msn is null
     and not ${IS_HELD} order by r.updated_at limit 100`,
)

/** Numbers of accepted exchanges for the same product for which no stock is held, longest waiting first. */
export const listNotHeld = async (db: Db): Promise<number[]> =>
  (await db.rows<{ number: number }>(LIST_NOT_HELD)).map(({ number }) => number)

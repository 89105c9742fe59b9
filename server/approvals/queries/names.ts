// The names of products, customers and other records in requests for approval, so that approvers do not decide by
// number.

import { type Named, namedIn, sentOf } from '../../../contract/approvals/sent.rules.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { ApprovalRow } from '../repository.ts'

/** Each kind in its own branch, by its key; a line is found by order number and line number. */
const NAMES = statement(
  'approvals.names',
  `with wanted as (
     select * from unnest($1::text[], $2::text[], $3::bigint[]) as w (kind, id, order_number)
   )
   select w.kind, w.id, null::bigint as "orderNumber", b.name as en, b.name_hi as hi
   from wanted w join brands b on w.kind = 'brand' and b.slug = w.id
   union all
   select w.kind, w.id, null, c.name_en, c.name_hi from wanted w join categories c on w.kind = 'category' and c.code = w.id
   union all
   select w.kind, w.id, null, p.code || ' · ' || p.title_en, p.code || ' · ' || p.title_hi
   from wanted w join promotions p on p.id = case when w.kind = 'coupon' then w.id::bigint end
   union all
   select w.kind, w.id, null, n.name, n.name
   from wanted w
   join customers c on c.id = case when w.kind = 'customer' then w.id::uuid end
   join lateral (select coalesce(nullif(concat_ws(' ', nullif(c.first_name, ''), nullif(c.last_name, '')), ''), c.number::text)
     ) as n (name) on true
   union all
   select w.kind, w.id, null, g.name, g.name
   from wanted w join customer_groups g on g.id = case when w.kind = 'customer-group' then w.id::bigint end
   union all
   select w.kind, w.id, null, l.name, l.name
   from wanted w join price_lists l on l.id = case when w.kind = 'price-list' then w.id::bigint end
   union all
   select w.kind, w.id, null, i.file_name, i.file_name from wanted w join imports i on i.id = case when w.kind = 'import' then w.id::uuid end
   union all
   select w.kind, w.id, w.order_number, l.name_en, l.name_hi
   from wanted w
   join orders o on w.kind = 'line' and o.number = w.order_number
   join order_lines l on l.order_id = o.id and l.line_no = case when w.kind = 'line' then w.id::int end
   union all
   select w.kind, w.id, null, p.number || ' · ' || s.trade_name, p.number || ' · ' || s.trade_name
   from wanted w
   join payouts p on p.id = case when w.kind = 'payout' then w.id::uuid end
   join sellers s on s.id = p.seller_id
   union all
   select w.kind, w.id, null, p.name_en, p.name_hi from wanted w join products p on w.kind = 'product' and p.msn = w.id
   union all
   select w.kind, w.id, null, s.trade_name, s.trade_name from wanted w join sellers s on w.kind = 'seller' and s.code = w.id`,
)
interface NameRow extends Named {
  orderNumber: number | null
}

type Wanted = Pick<NameRow, 'kind' | 'id' | 'orderNumber'>

const wantedBy = (row: ApprovalRow): Wanted[] =>
  namedIn(sentOf(row.call, row.input)).map(({ kind, id }) => ({
    ...{ kind, id, orderNumber: kind === 'line' ? row.orderNumber : null },
  }))
const keyOf = ({ kind, id, orderNumber }: Wanted) => JSON.stringify([kind, id, orderNumber])

/** The names of the records in each request, by request id; deleted records have none. */
export async function namesOf(db: Db, rows: readonly ApprovalRow[]): Promise<ReadonlyMap<string, Named[]>> {
  const byRequest = rows.map(row => ({ row, wanted: new Map(wantedBy(row).map(one => [keyOf(one), one])) }))
  const all = [...new Map(byRequest.flatMap(({ wanted }) => [...wanted])).values()]
  if (all.length === 0) return new Map()
  const found = await db.rows<NameRow>(NAMES, [
    all.map(({ kind }) => kind),
    all.map(({ id }) => id),
    all.map(({ orderNumber }) => orderNumber),
  ])
  const named = new Map(found.map(({ en, hi, ...key }) => [keyOf(key), { kind: key.kind, id: key.id, en, hi }]))
  return new Map(byRequest.map(({ row, wanted }) => [row.id, [...wanted.keys()].flatMap(key => named.get(key) ?? [])]))
}

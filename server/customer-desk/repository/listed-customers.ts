// SQL that reads the customers of a pasted list.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import { LISTED, type ListedRow } from './customers.ts'

export type { ListedRow }

/** A phone or mail address that is not verified may belong to several accounts. */
const MAX_NAMED = 5000

/** Matches of the list, each by its own index. */
const LIST_NAMED = statement(
  'customer-desk.list-named',
  `with named as (
     select id from customers where number = any($2::bigint[])
     union select id from customers where market = $1 and phone = any($3::text[]) and phone_verified_at is not null
     union select id from customers where market = $1 and phone = any($3::text[]) and phone_verified_at is null
     union select id from customers where market = $1 and lower(email) = any($4::text[]) and email_verified_at is not null
     union select id from customers where market = $1 and lower(email) = any($4::text[]) and email_verified_at is null)
   select ${LISTED} from named cross join lateral (
     select k.* from customers k where k.id = named.id and k.market = $1 and k.deleted_at is null offset 0) c
   left join business_details b on b.customer_id = c.id
   order by c.number desc limit ${MAX_NAMED}`,
)

export interface Named {
  numbers: readonly number[]
  phones: readonly string[]
  /** In lower case. */
  emails: readonly string[]
}

/** Customers of a market, newest first. */
export function listNamed(db: Db, market: Market, { numbers, phones, emails }: Named): Promise<ListedRow[]> {
  return db.rows<ListedRow>(LIST_NAMED, [market, numbers, phones, emails])
}

// SQL of the tags and responsible members of many records.

import type { MarkKind } from '../../../contract/record-jobs/kinds.rules.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

export interface FoundState {
  id: string
  /** 0 for a product, which has no number. */
  number: number
  /** State of the record; empty for a customer and a product. */
  state: string
  /** Keys of the tags. */
  tags: string[]
  /** Id of a member; for a quote request or ticket possibly a typed name. */
  assignee: string | null
}

const tagsOf = (kind: MarkKind, id: string) =>
  `array(select t.key from record_tags t where t.kind = '${kind}' and t.record_id = ${id}) as tags`
const assigneeOf = (kind: MarkKind, id: string) =>
  `(select a.staff_id::text from record_assignments a where a.kind = '${kind}' and a.record_id = ${id}) as assignee`

/** For records with a number; `assignee` is the SQL of the responsible member. */
const numbered = (kind: MarkKind, table: string, assignee: string) =>
  `select r.number::text as id, r.number, r.state, ${tagsOf(kind, 'r.number::text')}, ${assignee}
   from ${table} r where r.number = any($1::bigint[]) and r.market = $2`

/** Of articles or pages, which exist as a draft before they are published. */
const documents = (kind: 'article' | 'page', live: string) =>
  statement(
    `annotations.list-states-of-${kind}s`,
    `select k.id, 0 as number, '' as state, ${tagsOf(kind, 'k.id')}, ${assigneeOf(kind, 'k.id')}
     from (select id, split_part(id, ':', 1) as market, replace(substr(id, 4), ':', '/') as key from unnest($1::text[]) id) k
     where k.market = $2 and (exists (${live}) or exists (
       select from content_documents d where d.market = k.market and d.kind = '${kind}' and d.key = k.key))`,
  )

const LIST = {
  order: statement(
    'annotations.list-states-of-orders',
    numbered('order', 'orders', assigneeOf('order', 'r.number::text')),
  ),
  customer: statement(
    'annotations.list-states-of-customers',
    `select c.id::text as id, c.number, '' as state, ${tagsOf('customer', 'c.id::text')}, ${assigneeOf('customer', 'c.id::text')}
     from customers c where c.id = any($1::uuid[]) and c.market = $2 and c.deleted_at is null`,
  ),
  product: statement(
    'annotations.list-states-of-products',
    `select p.msn as id, 0 as number, '' as state, ${tagsOf('product', 'p.msn')}, ${assigneeOf('product', 'p.msn')}
     from products p where p.msn = any($1::text[]) and p.market = $2`,
  ),
  return: statement(
    'annotations.list-states-of-returns',
    numbered('return', 'returns', assigneeOf('return', 'r.number::text')),
  ),
  rfq: statement('annotations.list-states-of-rfqs', numbered('rfq', 'rfq_requests', 'r.assigned_to as assignee')),
  ticket: statement(
    'annotations.list-states-of-tickets',
    numbered('ticket', 'support_tickets', 'r.assigned_to as assignee'),
  ),
  lead: statement(
    'annotations.list-states-of-leads',
    `select r.id::text as id, r.number, r.state, ${tagsOf('lead', 'r.id::text')}, ${assigneeOf('lead', 'r.id::text')}
     from leads r where r.id = any($1::uuid[]) and r.market = $2`,
  ),
  dispute: statement(
    'annotations.list-states-of-disputes',
    `select r.id::text as id, r.number, r.state, ${tagsOf('dispute', 'r.id::text')}, ${assigneeOf('dispute', 'r.id::text')}
     from disputes r where r.id = any($1::uuid[]) and r.market = $2`,
  ),
  seller: statement(
    'annotations.list-states-of-sellers',
    `select r.code as id, 0 as number, '' as state, ${tagsOf('seller', 'r.code')}, ${assigneeOf('seller', 'r.code')}
     from sellers r where r.code = any($1::text[]) and r.market = $2`,
  ),
  article: documents('article', 'select from articles a where a.market = k.market and a.slug = k.key'),
  page: documents('page', `select from landing_pages p where p.market = k.market and p.kind || '/' || p.slug = k.key`),
} satisfies Record<MarkKind, Statement>

export function listStates(db: Db, kind: MarkKind, market: Market, ids: readonly string[]): Promise<FoundState[]> {
  return db.rows<FoundState>(LIST[kind], [ids, market])
}

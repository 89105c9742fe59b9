// SQL of the data for the preview and the decision before an order is moved to another account.

import { type Db, statement } from '../platform/db.ts'

const FIND_FACTS = statement(
  'order-customers.find-facts',
  `select o.company_name as company, o.gstin, reward_points_due(o.id) as points,
     (select b.gstin from business_details b where b.customer_id = $2) as "toGstin",
     exists (select from shipments s where s.order_id = o.id and s.state not in ('processing', 'cancelled')) as packed,
     exists (select from waiting_edits w where w.order_id = o.id and w.state = 'waiting') as "editWaits",
     exists (select from payments p where p.order_id = o.id and p.state in ('paid', 'refund-due', 'refunded')) as paid,
     (select count(*)::int from support_tickets t where t.order_id = o.id and t.customer_id = o.customer_id) as tickets
   from orders o where o.id = $1`,
)
const LIST_COMPANIES = statement(
  'order-customers.list-companies',
  `select customer_id as "customerId", company_name as company, coalesce(gstin, '') as "taxNumber"
   from business_details where customer_id = any($1)`,
)

export interface OrderFacts {
  company: string
  gstin: string | null
  toGstin: string | null
  points: number
  packed: boolean
  editWaits: boolean
  paid: boolean
  tickets: number
}

export function findFacts(db: Db, orderId: string, toId: string): Promise<OrderFacts> {
  return db.one<OrderFacts>(FIND_FACTS, [orderId, toId])
}

export interface CompanyRow {
  customerId: string
  company: string
  taxNumber: string
}

export function listCompanies(db: Db, ids: readonly string[]): Promise<CompanyRow[]> {
  return db.rows<CompanyRow>(LIST_COMPANIES, [ids])
}

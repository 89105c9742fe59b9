// SQL of the market of a record, for members and keys limited to one.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, type Statement, statement } from '../../platform/db.ts'

const MARKET_OF = {
  order: statement('staff.market-of-order', 'select market from orders where number = $1'),
  shipment: statement(
    'staff.market-of-shipment',
    'select o.market from shipments s join orders o on o.id = s.order_id where s.number = $1',
  ),
  return: statement('staff.market-of-return', 'select market from returns where number = $1'),
  rfq: statement('staff.market-of-rfq', 'select market from rfq_requests where number = $1'),
  ticket: statement('staff.market-of-ticket', 'select market from support_tickets where number = $1'),
  customer: statement('staff.market-of-customer', 'select market from customers where id = $1'),
  lead: statement('staff.market-of-lead', 'select market from leads where id = $1'),
  newsletter: statement('staff.market-of-newsletter', 'select market from newsletter_issues where id = $1'),
  refund: statement(
    'staff.market-of-refund',
    'select o.market from refunds r join orders o on o.id = r.order_id where r.id = $1',
  ),
  payout: statement('staff.market-of-payout', 'select market from payouts where id = $1'),
  changeSet: statement('staff.market-of-change-set', 'select market from product_change_sets where id = $1'),
  priceSchedule: statement('staff.market-of-price-schedule', 'select market from price_schedules where id = $1'),
  import: statement('staff.market-of-import', 'select market from imports where id = $1'),
  review: statement('staff.market-of-review', 'select market from reviews where id = $1'),
  question: statement('staff.market-of-question', 'select market from questions where id = $1'),
  answer: statement('staff.market-of-answer', 'select market from answers where id = $1'),
  product: statement('staff.market-of-product', 'select market from products where msn = $1'),
  category: statement('staff.market-of-category', 'select market from categories where code = $1'),
  challan: statement(
    'staff.market-of-challan',
    'select o.market from challans c join orders o on o.id = c.order_id where c.id = $1',
  ),
  commissionDocument: statement(
    'staff.market-of-commission-document',
    'select market from commission_documents where id = $1',
  ),
  dispute: statement('staff.market-of-dispute', 'select market from disputes where id = $1'),
  paymentDifference: statement(
    'staff.market-of-payment-difference',
    'select market from payment_differences where id = $1',
  ),
  seller: statement('staff.market-of-seller', 'select market from sellers where code = $1'),
  webhook: statement('staff.market-of-webhook', 'select market from webhook_endpoints where id = $1'),
} satisfies Record<string, Statement>

export type RecordKind = keyof typeof MARKET_OF

/** The market of a record; null if there is none. */
export async function marketOf(db: Db, kind: RecordKind, id: string | number): Promise<Market | null> {
  return (await db.oneOrNull<{ market: Market }>(MARKET_OF[kind], [id]))?.market ?? null
}

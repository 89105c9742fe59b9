// SQL that reads the content of messages, their recipients, and who has unsubscribed.

import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { MailedCommission } from '../rules/commission-mail.ts'
import type { NotifiedLogin } from '../rules/login-mail.ts'
import type { NotifiedMerge } from '../rules/merge-mail.ts'
import type { MovedOrder } from '../rules/moved-order-mail.ts'
import type { NotifiedOrder } from '../rules/order.ts'
import type { PointsOwner } from '../rules/points-mail.ts'
import type { AnsweredRequest } from '../rules/quotation-answer-mail.ts'
import type { NotifiedRequest } from '../rules/quotation-mail.ts'
import type { DueList } from '../rules/reminder-mail.ts'
import type { ReviewRequest } from '../rules/review-mail.ts'
import type { AnsweredTicket } from '../rules/support-mail.ts'

const FIND_ORDER = statement(
  'notifications.find-order',
  `select o.id, o.number, o.market, o.currency, o.language, o.state, o.placed_at as "placedAt",
     o.payable_minor as "payableMinor", o.payment_mode as "paymentMode", o.payment_method_id as "paymentMethodId",
     o.po_number as "poNumber", o.totals -> 'steps' as steps, o.shipping_address as address,
     exists (select from payments p where p.order_id = o.id and p.state in ('paid', 'refund-due', 'refunded')) as "wasPaid",
     jsonb_build_object('id', c.id, 'firstName', c.first_name,
       'email', case when c.email_verified_at is not null then c.email end,
       'phone', case when c.phone_verified_at is not null then c.phone end,
       'wantsProgressTexts', not exists (select from message_opt_outs m where m.customer_id = c.id
         and m.topic = 'order-progress')) as customer,
     (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'nameEn', l.name_en, 'nameHi', l.name_hi,
         'quantity', l.quantity, 'cancelledQuantity', l.cancelled_quantity, 'payableMinor', l.payable_minor, 'seller', s.trade_name,
         'promisedOn', l.promised_on) order by l.line_no)
       from order_lines l join sellers s on s.id = l.seller_id where l.order_id = o.id) as lines,
     coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'number', h.number, 'carrier', coalesce(r.name, ''),
         'trackingNumber', h.tracking_number, 'promisedOn', h.promised_on,
         'lines', coalesce((select jsonb_agg(jsonb_build_object('lineNo', hl.line_no,
           'quantity', hl.quantity - hl.cancelled_quantity) order by hl.line_no)
           from shipment_lines hl where hl.shipment_id = h.id and hl.quantity > hl.cancelled_quantity), '[]')) order by h.number)
       from shipments h left join carriers r on r.id = h.carrier_id where h.order_id = o.id), '[]') as shipments
   from orders o join customers c on c.id = o.customer_id where o.id = $1`,
)

/** The order with all data its messages need; null if there is none. */
export function findNotifiedOrder(tx: Tx, orderId: string): Promise<NotifiedOrder | null> {
  return tx.oneOrNull<NotifiedOrder>(FIND_ORDER, [orderId])
}

const FIND_REQUEST = statement(
  'notifications.find-request',
  `select r.number, r.market, r.language, c.first_name as "firstName", c.email, r.quantity, r.city, r.description,
     coalesce(p.name_en, k.name_en) as "nameEn", coalesce(p.name_hi, k.name_hi) as "nameHi"
   from rfq_requests r join customers c on c.id = r.customer_id and c.email_verified_at is not null
     left join products p on p.msn = r.msn join categories k on k.code = r.category_code
   where r.number = $1`,
)

/** A quote request of a customer with a verified address; null for any other. */
export function findNotifiedRequest(tx: Tx, rfqNumber: number): Promise<NotifiedRequest | null> {
  return tx.oneOrNull<NotifiedRequest>(FIND_REQUEST, [rfqNumber])
}

const FIND_ANSWERED = statement(
  'notifications.find-answered-request',
  `select r.number, r.market, r.language, coalesce(c.first_name, r.full_name) as "firstName", r.quantity, r.city, r.description,
     coalesce(case when c.email_verified_at is not null then c.email end, r.email) as email,
     case when c.phone_verified_at is not null then c.phone end as phone, c.id is not null as "hasAccount", r.reason,
     coalesce(p.name_en, k.name_en) as "nameEn", coalesce(p.name_hi, k.name_hi) as "nameHi",
     (select jsonb_build_object('validUntil', q.valid_until, 'deliveryDays', q.delivery_days, 'note', q.note,
         'currency', q.totals -> 'currency', 'payableMinor', q.totals -> 'totalPayableAmountMinor', 'steps', q.totals -> 'steps',
         'lines', (select jsonb_agg(jsonb_build_object('nameEn', l.line -> 'nameEn', 'nameHi', l.line -> 'nameHi',
             'quantity', t.line -> 'quantity', 'payableMinor', t.line -> 'payableMinor') order by l.at)
           from jsonb_array_elements(q.lines) with ordinality l (line, at)
           join jsonb_array_elements(q.totals -> 'lines') with ordinality t (line, at) on t.at = l.at))
       from rfq_quotes q where q.rfq_id = r.id and q.version = $2) as quote
   from rfq_requests r left join customers c on c.id = r.customer_id
     left join products p on p.msn = r.msn join categories k on k.code = r.category_code
   where r.number = $1`,
)

/** A quote request with its answer: the quotation of that version, or none if it was declined. */
export function findAnsweredRequest(
  tx: Tx,
  rfqNumber: number,
  version: number | null,
): Promise<AnsweredRequest | null> {
  return tx.oneOrNull<AnsweredRequest>(FIND_ANSWERED, [rfqNumber, version])
}

const FIND_TICKET = statement(
  'notifications.find-answered-ticket',
  `select t.id, t.number, t.market, t.language, coalesce(nullif(c.first_name, ''), t.full_name) as "firstName",
     coalesce(case when c.email_verified_at is not null then c.email end, t.email) as email, c.id is not null as "hasAccount",
     t.state = 'closed' as closed, m.text
   from support_tickets t join support_messages m on m.ticket_id = t.id and m.id = $2
     left join customers c on c.id = t.customer_id
   where t.number = $1`,
)

/** A support ticket with the replying message; null if it was deleted. */
export function findAnsweredTicket(tx: Tx, ticketNumber: number, messageId: number): Promise<AnsweredTicket | null> {
  return tx.oneOrNull<AnsweredTicket>(FIND_TICKET, [ticketNumber, messageId])
}

const FIND_COMMISSION = statement(
  'notifications.find-mailed-commission',
  `select d.kind, d.number, d.market, d.currency, m.language, m.email, d.seller ->> 'name' as seller,
     d.operator ->> 'name' as operator, to_char(d.period, 'YYYY-MM') as period, d.total_minor as "totalMinor", m.hash
   from commission_documents d join commission_mails m on m.document_id = d.id where d.id = $1`,
)

/** A commission document for the mail to its seller. */
export function findMailedCommission(tx: Tx, documentId: string): Promise<MailedCommission | null> {
  return tx.oneOrNull<MailedCommission>(FIND_COMMISSION, [documentId])
}

// one request a month per customer, newest order first; a review covers all variants of a product
const REVIEW_REQUESTS = statement(
  'notifications.list-review-requests',
  `select distinct on (c.id) o.id as "orderId", o.number as "orderNumber", c.id as "customerId", o.market, o.language,
     c.first_name as "firstName", c.email, open.products
   from orders o join customers c on c.id = o.customer_id
   cross join lateral (
     select jsonb_agg(jsonb_build_object('msn', p.msn, 'slug', p.slug, 'nameEn', l.name_en, 'nameHi', l.name_hi)
       order by l.line_no) as products
     from order_lines l join products p on p.msn = l.msn and p.active
     where l.order_id = o.id and l.quantity > l.cancelled_quantity + (
         select coalesce(sum(hl.quantity - hl.cancelled_quantity), 0) from shipments h
           join shipment_lines hl on hl.shipment_id = h.id and hl.line_no = l.line_no
         where h.order_id = o.id and h.state = 'returned')
       and not exists (
       select from reviews r where r.customer_id = c.id and r.market = o.market
         and r.subject = case when p.group_key is null then 'product:' || p.msn else 'group:' || p.group_key end)
   ) open
   where o.state = 'delivered' and o.market = any($1) and o.updated_at >= $2 and o.updated_at < $3
     and c.email_verified_at is not null and open.products is not null
     and not exists (select from message_opt_outs m where m.customer_id = c.id and m.topic = 'reviews')
     and not exists (select from messages m where m.recipient = c.email and m.template = 'review-request'
                     and m.created_at > now() - interval '30 days')
   order by c.id, o.updated_at desc limit $4`,
)
const INSERT_OPT_OUT = statement(
  'notifications.insert-opt-out',
  `insert into message_opt_outs (customer_id, topic) select id, $2 from customers where id = $1 on conflict do nothing`,
)
const DELETE_OPT_OUT = statement(
  'notifications.delete-opt-out',
  'delete from message_opt_outs where customer_id = $1 and topic = $2',
)

/** Orders delivered in a period whose customers may be asked for reviews. */
export function listReviewRequests(
  db: Db,
  markets: readonly Market[],
  from: Date,
  to: Date,
  limit: number,
): Promise<ReviewRequest[]> {
  return db.rows<ReviewRequest>(REVIEW_REQUESTS, [markets, from, to, limit])
}

export async function insertOptOut(db: Db, customerId: string, topic: string): Promise<void> {
  await db.run(INSERT_OPT_OUT, [customerId, topic])
}

const LIST_OPT_OUTS = statement(
  'notifications.list-opt-outs',
  'select topic from message_opt_outs where customer_id = $1',
)

/** Kinds of messages that the customer has switched off. */
export async function listOptOuts(db: Db, customerId: string): Promise<string[]> {
  return (await db.rows<{ topic: string }>(LIST_OPT_OUTS, [customerId])).map(({ topic }) => topic)
}

export async function deleteOptOut(db: Db, customerId: string, topic: string): Promise<void> {
  await db.run(DELETE_OPT_OUT, [customerId, topic])
}

const FIND_LOGIN = statement(
  'notifications.find-login',
  `select c.market, c.preferred_language as language, c.first_name as "firstName", c.email, l.way, l.browser, l.device,
     l.network, l.at
   from logins l join customers c on c.id = l.customer_id and c.email_verified_at is not null where l.id = $1`,
)

/** A login of a customer with a verified address; null for any other. */
export function findNotifiedLogin(tx: Tx, loginId: number): Promise<NotifiedLogin | null> {
  return tx.oneOrNull<NotifiedLogin>(FIND_LOGIN, [loginId])
}

const FIND_MERGE = statement(
  'notifications.find-merge',
  `select m.market, c.preferred_language as language, c.first_name as "firstName", x.number as "mergedNumber", m.at,
     m.former_email is not null as "emailEnded", m.former_phone is not null as "phoneEnded",
     array_remove(array[case when c.email_verified_at is not null then lower(c.email) end, lower(m.former_email)], null) as emails
   from customer_merges m join customers c on c.id = m.kept_id join customers x on x.id = m.merged_id where m.id = $1`,
)

/** A merge of two accounts; null when there is none. */
export function findNotifiedMerge(tx: Tx, mergeId: string): Promise<NotifiedMerge | null> {
  return tx.oneOrNull<NotifiedMerge>(FIND_MERGE, [mergeId])
}

// the current owner of the order: a mail about it goes to nobody else
const FIND_MOVED_ORDER = statement(
  'notifications.find-moved-order',
  `select o.number, o.market, o.currency, o.payable_minor as "payableMinor",
     coalesce((select jsonb_agg(jsonb_build_object('side', case when c.id = $2 then 'away' else 'here' end,
         'language', c.preferred_language, 'firstName', c.first_name, 'email', c.email) order by c.id)
       from customers c where c.id in ($2, $3) and (c.id = $2 or c.id = o.customer_id) and c.email_verified_at is not null), '[]') as readers
   from orders o where o.id = $1`,
)

/** An order that was moved from one account to another; null when there is none. */
export function findMovedOrder(
  tx: Tx,
  { orderId, formerId, customerId }: { orderId: string; formerId: string; customerId: string },
): Promise<MovedOrder | null> {
  return tx.oneOrNull<MovedOrder>(FIND_MOVED_ORDER, [orderId, formerId, customerId])
}

const DUE_POINTS = statement(
  'notifications.list-due-points',
  `select a.customer_id as "customerId", a.market, a.balance_points as balance, c.preferred_language as language,
     c.first_name as "firstName", c.email
   from reward_accounts a join customers c on c.id = a.customer_id and c.email_verified_at is not null
   where a.market = $1 and a.balance_points >= $2
     and not exists (select from message_opt_outs m where m.customer_id = c.id and m.topic = 'rewards')
     and exists (select from reward_lots l where l.customer_id = a.customer_id and l.points_left > 0 and l.reminded_at is null
       and l.expires_at > $3 and l.expires_at <= $4)
   order by a.customer_id limit $5`,
)

/** Customers of a market who can use their points, some of which expire between two times without a reminder yet. */
export function listDuePoints(
  db: Db,
  market: Market,
  { minBalance, after, until }: { minBalance: number; after: Date; until: Date },
  limit: number,
): Promise<PointsOwner[]> {
  return db.rows<PointsOwner>(DUE_POINTS, [market, minBalance, after, until, limit])
}

const DUE_LISTS = statement(
  'notifications.list-due-lists',
  `select l.id as "listId", l.customer_id as "customerId", l.name, l.repeat_every as every, l.repeat_unit as unit,
     to_char(l.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(l.next_on, 'YYYY-MM-DD') as "nextOn",
     c.market, c.preferred_language as language, c.first_name as "firstName",
     case when c.email_verified_at is not null
       and not exists (select from message_opt_outs m where m.customer_id = c.id and m.topic = 'reminders')
       then c.email end as email,
     coalesce((select jsonb_agg(jsonb_build_object('nameEn', p.name_en, 'nameHi', p.name_hi, 'quantity', i.quantity,
         'note', i.note) order by i.added_at, i.msn)
       from purchase_list_items i join products p on p.msn = i.msn where i.list_id = l.id), '[]') as products
   from purchase_lists l join customers c on c.id = l.customer_id
   where c.market = $1 and l.next_on <= $2::date order by l.next_on, l.id limit $3`,
)

/** Purchase lists of a market whose reminder is due on a day, YYYY-MM-DD, or was due before. */
export function listDueLists(db: Db, market: Market, today: string, limit: number): Promise<DueList[]> {
  return db.rows<DueList>(DUE_LISTS, [market, today, limit])
}

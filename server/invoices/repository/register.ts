// SQL of the register: pages of a market's tax documents by date and number, and the sums of a month.

import type { RegisterKind } from '../../../contract/invoices/register.rules.ts'
import type { RegisteredDocument } from '../../../contract/invoices/register-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'

type DocumentSource = RegisteredDocument['source']

interface Table {
  source: DocumentSource
  table: string
  /** The kind of a row `d`, and the condition that it is that of `k`. */
  kind: string
  ofKind: string
  /** Column with the issuer's tax number. */
  issuer: string
  /** The invoice that provides its order and parties. */
  invoice: string
  /** The condition that it belongs to the order with the number $10. */
  ofOrder: string
  tax: string
}

const ofOrders = (source: DocumentSource, table: string, invoice: string): Table => ({
  ...{ source, table, invoice, issuer: 'd.tax_number', tax: 'd.tax_minor' },
  // each kind belongs to one market
  ...{ kind: 'd.kind', ofKind: 'd.kind = k.kind' },
  ofOrder: 'd.order_id = (select o.id from orders o where o.number = $10 and o.market = $1)',
})
const TABLES: readonly Table[] = [
  ofOrders('invoice', 'invoices', 'd.id'),
  ofOrders('credit-note', 'credit_notes', 'd.invoice_id'),
  ofOrders('debit-note', 'debit_notes', 'd.invoice_id'),
  {
    ...{ source: 'commission', table: 'commission_documents', invoice: 'null::uuid' },
    ...{ issuer: 'd.operator_tax_number', tax: 'd.total_minor - d.taxable_minor' },
    kind: `'commission-' || d.kind`,
    ofKind: `d.market = $1 and d.kind = case when k.kind like 'commission-%' then substr(k.kind, 12) end`,
    ofOrder: '$10::bigint is null and false',
  },
]

const BEFORE = 'd.issued_on between $3::date and $4::date and (d.issued_on, d.number, d.id) < ($5::date, $6, $7::uuid)'
const ORDER = 'issued_on desc, number desc, id desc'
const columns = ({ source, kind, issuer, invoice, tax }: Table) =>
  `'${source}' as source, d.id, ${kind} as kind, d.issued_on, d.number, ${issuer} as issuer, ${invoice} as invoice_id,
   d.taxable_minor, ${tax} as tax_minor, d.total_minor`

// each kind is read separately, so that a page reads no more of its rows than it shows
const list = (condition: (table: Table) => string) =>
  TABLES.map(
    table => `(select d.* from unnest($2::text[]) k (kind) cross join lateral (
       select ${columns(table)} from ${table.table} d where ${table.ofKind} and ${condition(table)} and ${BEFORE}
       order by ${ORDER} limit $8) d)`,
  ).join(' union all ')

const found = (condition: (table: Table) => string) =>
  TABLES.map(
    table => `(select ${columns(table)} from ${table.table} d
       where ${condition(table)} and ${table.kind} = any($2::text[]) and ${table.source === 'commission' ? 'd.market = $1 and ' : ''}
         ($9::text is null or ${table.issuer} = $9) and ${BEFORE}
       order by ${ORDER} limit $8)`,
  ).join(' union all ')

const page = (documents: string) =>
  `with page as (select * from (${documents}) d where $1::text is not null order by ${ORDER} limit $8)
   select p.source, p.id as "documentId", p.kind, p.number, p.issued_on as "issuedOn", o.number as "orderNumber",
     coalesce(i.seller ->> 'legalName', c.operator ->> 'name') as "sellerName", p.issuer as "sellerTaxNumber",
     coalesce(nullif(i.buyer ->> 'companyName', ''), i.buyer -> 'billing' ->> 'name', c.seller ->> 'name', '') as "buyerName",
     coalesce(i.buyer ->> 'taxNumber', c.tax_number, '') as "buyerTaxNumber", coalesce(i.currency, c.currency) as currency,
     p.taxable_minor as taxable, p.tax_minor as tax, p.total_minor as total
   from page p left join invoices i on i.id = p.invoice_id left join orders o on o.id = i.order_id
     left join commission_documents c on p.source = 'commission' and c.id = p.id
   order by ${['p.issued_on', 'p.number', 'p.id'].map(column => `${column} desc`).join(', ')}`

const LIST = statement('invoices.register', page(list(() => 'true')))
const OF_ISSUER = statement('invoices.register-of-issuer', page(list(({ issuer }) => `${issuer} = $9`)))
const OF_NUMBER = statement('invoices.register-of-number', page(found(() => 'd.number = $10')))
const OF_ORDER = statement('invoices.register-of-order', page(found(({ ofOrder }) => ofOrder)))

const PLACE = statement(
  'invoices.register-place',
  TABLES.map(
    ({ table }) => `select d.issued_on::text as "issuedOn", d.number, d.id from ${table} d where d.id = $1`,
  ).join(' union all '),
)

// the order makes PostgreSQL use each kind's index: for a kind without documents it would read the whole table
const sums = (condition: (table: Table) => string) =>
  TABLES.map(
    table => `select k.kind, s.* from unnest($2::text[]) k (kind) cross join lateral (
       select count(*)::int as documents, sum(taxable_minor)::bigint as taxable, sum(tax_minor)::bigint as tax,
         sum(total_minor)::bigint as total
       from (select d.taxable_minor, ${table.tax} as tax_minor, d.total_minor from ${table.table} d
             where ${table.ofKind} and ${condition(table)} and d.issued_on between $3::date and $4::date
             order by ${ORDER} limit $5) d) s
     where $1::text is not null and s.documents > 0`,
  ).join(' union all ')
const SUMS = statement(
  'invoices.register-sums',
  sums(() => 'true'),
)
const SUMS_OF_ISSUER = statement(
  'invoices.register-sums-of-issuer',
  sums(({ issuer }) => `${issuer} = $6`),
)

export interface RegisterRow {
  source: DocumentSource
  documentId: string
  kind: RegisterKind
  number: string
  issuedOn: string
  orderNumber: number | null
  sellerName: string
  sellerTaxNumber: string
  buyerName: string
  buyerTaxNumber: string
  currency: RegisteredDocument['currency']
  taxable: number
  tax: number
  total: number
}

/** Cursor: after this document. */
export interface RegisterPlace {
  issuedOn: string
  number: string
  id: string
}

/** The cursor before all documents. */
const START: RegisterPlace = { issuedOn: 'infinity', number: '', id: '00000000-0000-0000-0000-000000000000' }

export interface RegisterFilter {
  market: Market
  kinds: readonly RegisterKind[]
  /** First and last day of issue; null for any. */
  from: string | null
  to: string | null
  /** Tax number of the issuer. */
  issuer: string | null
  place: RegisterPlace | null
  limit: number
}

const firstValues = ({ market, kinds, from, to, place, limit }: RegisterFilter) => {
  const { issuedOn, number, id } = place ?? START
  return [market, kinds, from ?? '-infinity', to ?? 'infinity', issuedOn, number, id, limit]
}

/** The documents of these kinds, latest date and number first. */
export function listRegister(db: Db, filter: RegisterFilter): Promise<RegisterRow[]> {
  const values = firstValues(filter)
  return filter.issuer === null
    ? db.rows<RegisterRow>(LIST, values)
    : db.rows<RegisterRow>(OF_ISSUER, [...values, filter.issuer])
}

/** Those with a number, which several sellers may have issued. */
export function listRegisterOfNumber(db: Db, filter: RegisterFilter, number: string): Promise<RegisterRow[]> {
  return db.rows<RegisterRow>(OF_NUMBER, [...firstValues(filter), filter.issuer, number])
}

export function listRegisterOfOrder(db: Db, filter: RegisterFilter, orderNumber: number): Promise<RegisterRow[]> {
  return db.rows<RegisterRow>(OF_ORDER, [...firstValues(filter), filter.issuer, orderNumber])
}

/** The cursor of a document; null when there is none with this id. */
export function findRegisterPlace(db: Db, documentId: string): Promise<RegisterPlace | null> {
  return db.oneOrNull<RegisterPlace>(PLACE, [documentId])
}

export interface RegisterSumRow {
  kind: RegisterKind
  documents: number
  taxable: number
  tax: number
  total: number
}

/** Sums of the documents of these days, by kind; at most `limit` of a kind are added up. */
export function sumRegister(
  db: Db,
  { market, kinds, from, to, issuer, limit }: Omit<RegisterFilter, 'place'>,
): Promise<RegisterSumRow[]> {
  const values = [market, kinds, from, to, limit]
  return issuer === null
    ? db.rows<RegisterSumRow>(SUMS, values)
    : db.rows<RegisterSumRow>(SUMS_OF_ISSUER, [...values, issuer])
}

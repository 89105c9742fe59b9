// SQL of sellers' shares: invoices with their commission, credit notes, rates, tax collected at source.

import type { CommissionRate } from '../../../contract/ledger/commission-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { commissionOf, type SharedInvoice, type SharedLine } from '../rules/shares.ts'
import type { Head } from './sources.ts'

// the charged rate is kept; until then it is the rate of the day. Shipping and fees have none
const LINES = `(select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'taxableMinor', l.taxable_minor,
       'totalMinor', l.total_minor, 'rateId', r.id, 'basisPoints', coalesce(r.basis_points, 0),
       'commissionMinor', m.commission_minor, 'operatorTaxNumber', r.operator_tax_number) order by l.line_no)
     from invoice_lines l join seller_registrations g on g.id = i.registration_id
       left join commission_lines m on m.invoice_id = l.invoice_id and m.line_no = l.line_no
       left join products p on p.msn = l.msn left join categories c on c.code = p.category_code
       left join lateral (
         select x.id, x.basis_points, x.operator_tax_number from commission_rates x where x.id = m.rate_id
         union all
         select x.* from commission_rate(i.market, g.seller_id, coalesce(c.taxonomy_code, ''), i.issued_on) x
         where m.invoice_id is null and l.source = 'product'
       ) r on true
     where l.invoice_id = i.id)`
const INVOICE = `i.id as "invoiceId", i.order_id as "orderId", i.market, i.currency, i.tax_number as "taxNumber",
     i.seller ->> 'stateCode' as "sellerState"`
const FIND_SHARED = statement(
  'ledger.find-shared-invoice',
  `select ${INVOICE}, i.issued_on as "postedOn", ${LINES} as lines from invoices i where i.id = $1`,
)
const CREDITS = (where: string) => `(select coalesce(jsonb_agg(jsonb_build_array(line_no, total)), '[]')
     from (select c.line_no, sum(c.total_minor) as total from credit_note_lines c
           where c.invoice_id = i.id and ${where} group by c.line_no) credited)`
// before: what other notes of the invoice took back in the ledger, whatever the order in which they were issued
const FIND_CREDITED = statement(
  'ledger.find-shared-credit-note',
  `select ${INVOICE}, n.issued_on as "postedOn", ${LINES} as lines, ${CREDITS('c.credit_note_id = n.id')} as note,
     ${CREDITS(`c.credit_note_id in (select x.id from credit_notes x join ledger_entries e
       on e.kind = 'seller-share-credit' and e.source_id = x.id where x.invoice_id = i.id and x.id <> n.id)`)} as before
   from credit_notes n join invoices i on i.id = n.invoice_id where n.id = $1`,
)
const CHARGE = statement(
  'ledger.charge-commission',
  `insert into commission_lines (invoice_id, line_no, rate_id, basis_points, commission_minor)
   select $1, (l ->> 'lineNo')::int, (l ->> 'rateId')::bigint, (l ->> 'basisPoints')::int, (l ->> 'commissionMinor')::bigint
   from jsonb_array_elements($2::jsonb) l on conflict do nothing`,
)
const INSERT_RATE = statement(
  'ledger.insert-commission-rate',
  `insert into commission_rates (market, seller_id, category_code, basis_points, operator_tax_number, valid_from, set_by)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
)
const LIST_RATES = statement(
  'ledger.list-commission-rates',
  `select r.id as "rateId", r.market, s.code as "sellerCode", r.category_code as "categoryCode",
     case when c.code is not null then jsonb_build_object('en', c.name_en, 'hi', c.name_hi) end as "categoryName",
     r.basis_points as "basisPoints", r.operator_tax_number as "operatorTaxNumber", r.valid_from as "validFrom",
     r.set_by as "setBy", r.set_at as "setAt"
   from commission_rates r left join sellers s on s.id = r.seller_id left join categories c on c.code = r.category_code
   where r.market = $1 and ($2::bigint is null or r.id < $2) order by r.id desc limit $3`,
)
const RATES_OF = statement(
  'ledger.rates-of-products',
  `select coalesce(r.basis_points, 0) as rate
   from unnest($2::bigint[], $3::text[]) with ordinality sold (seller_id, path, place)
     left join lateral commission_rate($1, sold.seller_id, sold.path, $4::date) r on true
   order by sold.place`,
)
const FIND_SELLER = statement('ledger.find-seller', 'select id from sellers where market = $1 and code = $2')
const HAS_CATEGORY = statement('ledger.find-category', 'select code from categories where market = $1 and code = $2')

interface ChargedLine extends SharedLine {
  rateId: number | null
  basisPoints: number
}
interface SharedRow extends Head {
  invoiceId: string
  taxNumber: string
  sellerState: string
  lines: (Omit<ChargedLine, 'commissionMinor'> & { taxableMinor: number; commissionMinor: number | null })[]
}
export interface SharedSource extends Head, SharedInvoice {
  invoiceId: string
  market: Market
  lines: ChargedLine[]
}

const charged = <Row extends SharedRow>({ lines, ...row }: Row) => ({
  ...row,
  lines: lines.map(({ taxableMinor, commissionMinor, ...line }) => ({
    ...line,
    commissionMinor: commissionMinor ?? commissionOf(taxableMinor, line.basisPoints),
  })),
})

/** Writes the commission of each line of an invoice, unless it was written before. */
export async function insertCommission(tx: Tx, { invoiceId, lines }: SharedSource): Promise<void> {
  await tx.run(CHARGE, [invoiceId, JSON.stringify(lines)])
}

/** An invoice with its commission: as charged, otherwise by the rates of its day. */
export async function findSharedInvoice(db: Db, invoiceId: string): Promise<SharedSource> {
  return charged(await db.one<SharedRow>(FIND_SHARED, [invoiceId]))
}

/**
 * A credit note with its invoice: the credited part of each line, and what earlier credit notes in the ledger
 * credited.
 */
export async function findSharedCredit(db: Db, creditNoteId: string) {
  const { note, before, ...row } = await db.one<SharedRow & { note: [number, number][]; before: [number, number][] }>(
    FIND_CREDITED,
    [creditNoteId],
  )
  return { invoice: charged(row) satisfies SharedSource, note: new Map(note), before: new Map(before) }
}

export interface NewRate {
  market: Market
  sellerId: number | null
  categoryCode: string | null
  basisPoints: number
  operatorTaxNumber: string | null
  validFrom: string
  setBy: string
}

export async function insertRate(tx: Tx, rate: NewRate): Promise<number> {
  const { market, sellerId, categoryCode, basisPoints, operatorTaxNumber, validFrom, setBy } = rate
  const values = [market, sellerId, categoryCode, basisPoints, operatorTaxNumber, validFrom, setBy]
  return (await tx.one<{ id: number }>(INSERT_RATE, values)).id
}

/** Rates of a market, latest first. */
export function listRates(
  db: Db,
  market: Market,
  { before, limit }: { before: number | null; limit: number },
): Promise<(Omit<CommissionRate, 'setAt'> & { setAt: Date })[]> {
  return db.rows(LIST_RATES, [market, before, limit])
}

/** The rates on a day of what sellers sell in categories, in basis points; 0 without a rate. */
export async function listRatesOf(
  db: Db,
  market: Market,
  day: string,
  sold: readonly { sellerId: number; taxonomyCode: string }[],
): Promise<number[]> {
  const [sellers, paths] = [sold.map(({ sellerId }) => sellerId), sold.map(({ taxonomyCode }) => taxonomyCode)]
  return (await db.rows<{ rate: number }>(RATES_OF, [market, sellers, paths, day])).map(({ rate }) => rate)
}

export async function findSellerId(db: Db, market: Market, code: string): Promise<number | null> {
  return (await db.oneOrNull<{ id: number }>(FIND_SELLER, [market, code]))?.id ?? null
}

export async function hasCategory(db: Db, market: Market, code: string): Promise<boolean> {
  return (await db.oneOrNull(HAS_CATEGORY, [market, code])) !== null
}

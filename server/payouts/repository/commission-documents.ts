// SQL of commission invoices: what the ledger has of a month, the operator's registrations, gapless numbers, the documents.

import type { CommissionDocument } from '../../../contract/payouts/commission-api.ts'
import type { PartyOnCommission } from '../../../contract/payouts/commission-document.rules.ts'
import type { Currency, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import { CONTACT } from './commission-mails.ts'

const LOCK = statement(
  'commission.lock',
  `select pg_advisory_xact_lock(hashtextextended('commission.' || $1::text, 0))`,
)
// the tax of an entry names under which number of the operator its commission was charged; signs as on the document
const SUMS = statement(
  'commission.sums-of-month',
  `with entry as (
     select e.id, case e.kind when 'seller-share' then 'invoice' else 'credit-note' end as kind,
       case e.kind when 'seller-share' then -1 else 1 end as sign,
       (select min(l.party) from ledger_lines l where l.entry_id = e.id and l.account like 'commission-%') as operator,
       (select min(l.party) from ledger_lines l where l.entry_id = e.id and l.account = 'seller-supplies') as seller
     from ledger_entries e
     where e.market = $1 and e.kind in ('seller-share', 'seller-share-credit')
       and e.posted_on >= $2 and e.posted_on < ($2::date + interval '1 month')
   )
   select n.kind, n.seller as "taxNumber", n.operator as "operatorTaxNumber",
     coalesce(sum(n.sign * l.amount_minor) filter (where l.account = 'commission'), 0)::bigint as "taxableMinor",
     coalesce(sum(n.sign * l.amount_minor) filter (where l.account = 'commission-cgst'), 0)::bigint as "cgstMinor",
     coalesce(sum(n.sign * l.amount_minor) filter (where l.account = 'commission-sgst'), 0)::bigint as "sgstMinor",
     coalesce(sum(n.sign * l.amount_minor) filter (where l.account = 'commission-utgst'), 0)::bigint as "utgstMinor",
     coalesce(sum(n.sign * l.amount_minor) filter (where l.account = 'commission-igst'), 0)::bigint as "igstMinor",
     coalesce(sum(n.sign * l.amount_minor) filter (where l.account = 'commission-vat'), 0)::bigint as "vatMinor"
   from entry n join ledger_lines l on l.entry_id = n.id
   where l.account = 'commission' or l.account like 'commission-%'
   group by n.kind, n.seller, n.operator having sum(abs(l.amount_minor)) > 0
   order by n.kind desc, n.seller, n.operator`,
)
const STATES = `left join states z on z.code = x.state_code and z.country_id = case x.market when 'IN' then 110 else 784 end`
const PARTY = `'taxNumber', x.tax_number, 'stateCode', x.state_code, 'stateEn', coalesce(z.name_en, x.state_code),
     'stateHi', coalesce(z.name_hi, x.state_code)`
const OPERATORS = statement(
  'commission.operators',
  `select distinct on (x.tax_number) x.tax_number as "taxNumber", jsonb_build_object('name', x.legal_name, 'address', x.address, ${PARTY}) as party
   from operator_registrations x ${STATES} where x.market = $1 order by x.tax_number, x.id desc`,
)
const SELLERS = statement(
  'commission.sellers',
  `select distinct on (x.tax_number) x.tax_number as "taxNumber",
     jsonb_build_object('name', x.legal_name, 'address', concat_ws(', ', nullif(x.address, ''), nullif(x.place, '')), ${PARTY}) as party
   from seller_registrations x ${STATES} where x.market = $1 and x.tax_number = any ($2) order by x.tax_number, x.valid_from desc`,
)
const SET_OPERATOR = statement(
  'commission.set-operator',
  `insert into operator_registrations (market, tax_number, legal_name, address, state_code, set_by) values ($1, $2, $3, $4, $5, $6)`,
)
const HAS_STATE = statement('commission.has-state', 'select code from states where code = $1 and country_id = $2')
const LATER = statement(
  'commission.later-period',
  'select max(period) as period from commission_documents where market = $1 and period > $2',
)
// the lock of the market is held: no number is taken twice, and a rollback leaves none out
const NEXT_SERIAL = statement(
  'commission.next-serial',
  `select coalesce(max(serial), 0) + 1 as serial from commission_documents
   where operator_tax_number = $1 and kind = $2 and year = $3`,
)
const COLUMNS = `d.id, d.market, d.currency, d.kind, d.operator_tax_number as "operatorTaxNumber", d.tax_number as "taxNumber", d.operator,
  d.seller, to_char(d.period, 'YYYY-MM') as period, d.issued_on as "issuedOn", d.number, d.taxable_minor as "taxableMinor",
  d.cgst_minor as "cgstMinor", d.sgst_minor as "sgstMinor", d.utgst_minor as "utgstMinor", d.igst_minor as "igstMinor",
  d.vat_minor as "vatMinor", d.total_minor as "totalMinor", d.issued_at as "issuedAt", m.email as "mailedTo", c.email as "contactEmail", e.irn`
const SIGNED = 'left join e_invoices e on e.commission_document_id = d.id'
const LIST = statement(
  'commission.list-documents',
  `select ${COLUMNS} from commission_documents d ${CONTACT} ${SIGNED} where d.market = $1 and d.period = $2 order by d.kind desc, d.serial`,
)
const FIND = statement(
  'commission.find-document',
  `select ${COLUMNS} from commission_documents d ${CONTACT} ${SIGNED} where d.id = $1`,
)
const INSERT = statement(
  'commission.insert-document',
  `insert into commission_documents (market, currency, kind, operator_tax_number, tax_number, operator, seller, period, issued_on,
     year, serial, number, taxable_minor, cgst_minor, sgst_minor, utgst_minor, igst_minor, vat_minor, total_minor, issued_by, issued_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)`,
)

export interface CommissionAmounts {
  taxableMinor: number
  cgstMinor: number
  sgstMinor: number
  utgstMinor: number
  igstMinor: number
  vatMinor: number
}

/** What was charged or taken back in a month; the number of the operator is null where no tax was charged. */
export interface CommissionSum extends CommissionAmounts {
  kind: CommissionDocument['kind']
  taxNumber: string
  operatorTaxNumber: string | null
}

export interface CommissionRow extends CommissionAmounts {
  id: string
  market: Market
  currency: Currency
  kind: CommissionDocument['kind']
  operatorTaxNumber: string
  taxNumber: string
  operator: PartyOnCommission
  seller: PartyOnCommission
  period: string
  issuedOn: string
  number: string
  totalMinor: number
  issuedAt: Date
  /** Where it was mailed; null when it was not. */
  mailedTo: string | null
  /** Of the seller now. */
  contactEmail: string | null
  /** Of the invoice portal, once it has signed the document. */
  irn: string | null
}

/** One run at a time in a market. */
export async function lockCommission(tx: Tx, market: Market): Promise<void> {
  await tx.rows(LOCK, [market])
}

/** Sums by seller and number of the operator. `from` is the first day of the month. */
export function sumCommission(tx: Tx, market: Market, from: string): Promise<CommissionSum[]> {
  return tx.rows<CommissionSum>(SUMS, [market, from])
}

type Named = { taxNumber: string; party: PartyOnCommission }
const byNumber = (rows: readonly Named[]) => new Map(rows.map(({ taxNumber, party }) => [taxNumber, party]))

export async function operatorsOf(tx: Tx, market: Market): Promise<Map<string, PartyOnCommission>> {
  return byNumber(await tx.rows<Named>(OPERATORS, [market]))
}

export async function sellersOf(tx: Tx, market: Market, numbers: readonly string[]) {
  return byNumber(await tx.rows<Named>(SELLERS, [market, [...numbers]]))
}

export async function insertOperator(
  db: Db,
  row: { market: Market; taxNumber: string; legalName: string; address: string; stateCode: string; who: string },
): Promise<void> {
  await db.run(SET_OPERATOR, [row.market, row.taxNumber, row.legalName, row.address, row.stateCode, row.who])
}

export async function hasState(db: Db, market: Market, code: string): Promise<boolean> {
  return (await db.oneOrNull(HAS_STATE, [code, market === 'IN' ? 110 : 784])) !== null
}

/** Whether documents of a later month were issued: numbers follow the days. */
export async function hasLater(tx: Tx, market: Market, from: string): Promise<boolean> {
  return (await tx.one<{ period: string | null }>(LATER, [market, from])).period !== null
}

export async function nextCommissionSerial(
  tx: Tx,
  { operatorTaxNumber, kind, year }: { operatorTaxNumber: string; kind: string; year: string },
): Promise<number> {
  return (await tx.one<{ serial: number }>(NEXT_SERIAL, [operatorTaxNumber, kind, year])).serial
}

export async function insertCommissionDocument(
  tx: Tx,
  row: Omit<CommissionRow, 'id' | 'mailedTo' | 'contactEmail' | 'irn'> & { year: string; serial: number; who: string },
): Promise<void> {
  const { market, currency, kind, operatorTaxNumber, taxNumber, operator, seller, period, issuedOn } = row
  const { year, serial, number, taxableMinor, cgstMinor, sgstMinor, utgstMinor, igstMinor, vatMinor, totalMinor } = row
  const head = [market, currency, kind, operatorTaxNumber, taxNumber, JSON.stringify(operator), JSON.stringify(seller)]
  const what = [`${period}-01`, issuedOn, year, serial, number, taxableMinor, cgstMinor, sgstMinor, utgstMinor]
  await tx.run(INSERT, [...head, ...what, igstMinor, vatMinor, totalMinor, row.who, row.issuedAt])
}

export function listCommissionDocuments(db: Db, market: Market, period: string): Promise<CommissionRow[]> {
  return db.rows<CommissionRow>(LIST, [market, `${period}-01`])
}

export function findCommissionDocument(db: Db, id: string): Promise<CommissionRow | null> {
  return db.oneOrNull<CommissionRow>(FIND, [id])
}

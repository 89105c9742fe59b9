// SQL of the commission that the operator invoiced to sellers in a month: supplies of its own, for its GSTR-1.

import { type Db, statement } from '../../platform/db.ts'
import type { CommissionSupply } from '../rules/commission.ts'
import type { Span } from './supplies.ts'

const LIST = statement(
  'tax-returns.commission',
  `select kind, number, year, serial, issued_on as "issuedOn", operator ->> 'stateCode' as "operatorState",
     seller ->> 'stateCode' as "sellerState", tax_number as "taxNumber", seller ->> 'name' as "sellerName",
     total_minor as "totalMinor", taxable_minor as "taxableMinor", igst_minor as "igstMinor", cgst_minor as "cgstMinor",
     sgst_minor + utgst_minor as "sgstMinor"
   from commission_documents
   where market = 'IN' and operator_tax_number = $1 and issued_on >= $2 and issued_on < $3 order by kind desc, year, serial`,
)

/** Of a registration of the operator; empty for any other. */
export function listCommission(db: Db, taxNumber: string, { from, before }: Span): Promise<CommissionSupply[]> {
  return db.rows<CommissionSupply>(LIST, [taxNumber, from, before])
}

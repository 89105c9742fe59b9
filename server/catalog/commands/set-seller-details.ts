// Sets legally required details of a seller: turnover and UPI id in India, trade licence in the UAE, the mail address in both.

import type { SellerDetails, SellerDetailsChange } from '../../../contract/catalog/sellers-api.ts'
import type { Staff } from '../../platform/actor.ts'
import { describeChange, redacted } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { lockSellerDetails, updateSellerDetails } from '../repository/seller-details.ts'

/** Details of sellers by country. */
const FIELDS = { IN: ['turnover', 'upiId', 'contact'], AE: ['tradeLicence', 'contact'] } as const

/**
 * Changes the given fields and leaves the rest. A turnover above five crore rupees blocks the sale of offers whose HSN
 * code has fewer than six digits. @throws catalog.seller-unknown, catalog.changed-meanwhile when the given version is
 * not the stored one, request.invalid for a field of the other country
 */
export function setSellerDetails(
  db: Db,
  { staffId, now }: Staff,
  sellerCode: string,
  { version, ...change }: SellerDetailsChange,
): Promise<SellerDetails> {
  return db.transaction(async tx => {
    const before = await lockSellerDetails(tx, sellerCode)
    if (!before) throw appError('catalog.seller-unknown')
    if (version !== undefined && version !== before.version) throw appError('catalog.changed-meanwhile')
    const known: readonly string[] = FIELDS[before.market]
    const other = Object.keys(change).filter(field => !known.includes(field))
    const problems = other.map(field => ({ path: `body.${field}`, message: `Not for sellers in ${before.market}` }))
    if (problems.length > 0) throw appError('request.invalid', { problems })
    const { turnover = before.turnover, upiId = before.upiId, tradeLicence = before.tradeLicence } = change
    const { contact = before.contact } = change
    describeChange({ before: redacted(before), after: redacted({ ...before, ...change }) })
    return updateSellerDetails(
      tx,
      { sellerCode, turnover, upiId, tradeLicence, contact },
      { who: `staff:${staffId}`, at: now },
    )
  })
}

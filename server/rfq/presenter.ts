// Turns bulk quote requests and quotations into the responses of the calls.

import type { Quote, Rfq } from '../../contract/rfq/schemas.ts'
import type { StaffRfq } from '../../contract/rfq/staff-api.ts'
import type { Language } from '../../contract/shared/market.ts'
import { cardsByMsn } from '../catalog/service.ts'
import type { Actor } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { maskEmail, maskPhone } from '../platform/contact-masks.ts'
import { categoryByCode } from '../search/service.ts'
import type { RfqRow, StaffRow } from './repository/requests.ts'
import type { StoredQuote } from './rules.ts'

function presentQuote({ lines, totals, ...quote }: StoredQuote, language: Language): Quote {
  return {
    version: quote.version,
    quotedAt: new Date(quote.quotedAt).toISOString(),
    validUntil: new Date(quote.validUntil).toISOString(),
    deliveryDays: quote.deliveryDays,
    note: quote.note,
    currency: totals.currency,
    lines: totals.lines.flatMap((of, index) => {
      const line = lines[index]
      if (!line) return []
      return {
        msn: line.msn,
        offerId: line.offerId,
        productName: language === 'hi' ? line.nameHi : line.nameEn,
        sellerName: line.sellerName,
        sellUnit: language === 'hi' ? line.sellUnitHi : line.sellUnitEn,
        quantity: of.quantity,
        unitPrice: of.unitPriceMinor,
        listUnitPrice: line.listUnitPriceMinor,
        taxPercentage: of.taxRateBp / 100,
        taxable: of.taxableMinor,
        taxes: of.taxesMinor,
        amount: of.payableMinor,
      }
    }),
    shippingCharges: totals.shippingChargesMinor,
    taxable: totals.taxableMinor,
    taxes: totals.taxesMinor,
    taxParts: totals.taxParts.map(({ code, amountMinor }) => ({ code, amount: amountMinor })),
    totalPayableAmount: totals.totalPayableAmountMinor,
  }
}

type Where = Pick<Actor, 'market' | 'language' | 'now'>

/** Requests of one market as their customer reads them. */
export async function presentRequests(app: App, actor: Actor & Where, rows: readonly RfqRow[]): Promise<Rfq[]> {
  const cards = await cardsByMsn(
    app,
    actor,
    rows.flatMap(({ msn }) => msn ?? []),
  )
  const byMsn = new Map(cards.map(card => [card.msn, card]))
  return Promise.all(
    rows.map(async row => {
      const card = row.msn === null ? null : byMsn.get(row.msn)
      const category = row.msn === null ? await categoryByCode(app, actor, row.categoryCode) : null
      return {
        rfqNumber: row.number,
        state: row.state,
        msn: row.msn,
        productName: actor.language === 'hi' ? row.nameHi : row.nameEn,
        link: card?.productUrl ?? category?.categoryLink ?? null,
        mainImageLink: card?.mainImageLink ?? category?.image ?? null,
        quantity: row.quantity,
        ...{ fullName: row.fullName, email: row.email, mobile: row.mobile },
        pincode: row.place,
        city: row.city,
        description: row.description,
        moreLines: row.moreLines.map(({ nameEn, nameHi, quantity, description }) => ({
          ...{ productName: actor.language === 'hi' ? nameHi : nameEn, quantity, description },
        })),
        pictures: row.pictures.map(hash => `/media/${hash}/medium.webp`),
        isBusiness: row.isBusiness,
        gstin: row.taxNumber ?? '',
        raisedAt: row.raisedAt.toISOString(),
        reason: row.reason,
        quote: row.quote && presentQuote(row.quote, actor.language),
      }
    }),
  )
}

/** Requests of one market as staff read them. */
export async function presentForStaff(app: App, actor: Actor, rows: readonly StaffRow[]): Promise<StaffRfq[]> {
  const [first] = rows
  if (!first) return []
  const presented = await presentRequests(app, { ...actor, market: first.market }, rows)
  return rows.flatMap((row, index) => {
    const one = presented[index]
    if (!one) return []
    const { market, hasAccount, assignedTo } = row
    const events = row.events.map(event => ({ ...event, at: new Date(event.at).toISOString() }))
    const contact = { email: maskEmail(row.email), mobile: maskPhone(market, row.mobile) }
    return {
      ...one,
      ...contact,
      market,
      hasAccount,
      assignedTo,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      events,
    }
  })
}

// A quotation as PDF, rendered on request from its stored data.

import type { Language } from '../../../contract/shared/market.ts'
import { dayIn } from '../../catalog/service.ts'
import { placeRow } from '../../delivery/service.ts'
import { drawProforma } from '../../invoices/service.ts'
import { type Customer, own } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { findOwnRequest } from '../repository/requests.ts'

/** The newest quotation of the customer's request. @throws rfq.unknown, rfq.no-quote */
export async function drawQuotation(
  app: App,
  actor: Customer,
  { rfqNumber, language = actor.language }: { rfqNumber: number; language?: Language | undefined },
): Promise<{ name: string; bytes: Uint8Array }> {
  const row = own(await findOwnRequest(app.db, actor.customerId, rfqNumber), actor, 'rfq.unknown')
  const { quote, market, city, fullName, taxNumber } = row
  if (!quote) throw appError('rfq.no-quote')
  const place = await placeRow(app.db, market, row.place)
  const emirate = place && (language === 'hi' ? place.nameHi : place.nameEn)
  return drawProforma(
    {
      ...{ market, reference: `Q/${rfqNumber}/${quote.version}`, day: dayIn(market, new Date(quote.quotedAt)) },
      ...{ poReference: '', taxEstimated: false, totals: quote.totals },
      quoted: { until: dayIn(market, new Date(quote.validUntil)), deliveryDays: quote.deliveryDays, note: quote.note },
      buyer: { name: fullName, contact: '', taxNumber: taxNumber ?? '' },
      place: market === 'IN' ? `${city} ${row.place}` : [city, emirate].filter(Boolean).join(', '),
      lines: quote.lines.map(({ msn, nameEn, nameHi, sellerName, hsn, sellUnitEn }) => ({
        ...{ msn, hsn, seller: sellerName, sellUnit: sellUnitEn },
        name: language === 'hi' ? nameHi : nameEn,
      })),
    },
    language,
    new Date(quote.quotedAt),
  )
}

// The proforma invoice of a cart as PDF, drawn on request; it is not stored.

import { unitCode } from '../../../contract/invoices/kinds.rules.ts'
import { describeProforma, type Proforma } from '../../../contract/invoices/proforma.rules.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { cartToQuote } from '../../cart/service.ts'
import { dayIn } from '../../catalog/service.ts'
import { businessDetailsOf, profileOf } from '../../customers/service.ts'
import { placeRow } from '../../delivery/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { renderPdf } from '../adapters/pdf.ts'

interface ProformaInput {
  poReference: string
  language?: Language | undefined
  pincode?: string | undefined
}

/** The recipient: the company with the person, or the person. */
async function readBuyer(db: Db, actor: Customer, gstin: string | null) {
  const [business, profile] = await Promise.all([businessDetailsOf(db, actor), profileOf(db, actor)])
  const person = `${profile.firstName} ${profile.lastName}`.trim()
  const { companyName } = business
  return { name: companyName || person, contact: companyName ? person : '', taxNumber: gstin ?? '' }
}

/** The customer's cart as a proforma invoice. @throws cart.empty when nothing in it can be bought */
export async function proformaOfCart(
  app: App,
  actor: Customer,
  { poReference, language = actor.language, pincode }: ProformaInput,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { market, now: at } = actor
  const chosen = pincode ?? actor.place
  const cart = await cartToQuote(app.db, actor, chosen)
  const place = chosen ? await placeRow(app.db, market, chosen) : null
  const placeName = place && (language === 'hi' ? place.nameHi : place.nameEn)
  const day = dayIn(market, at)
  const reference = `PF/${day.replaceAll('-', '')}/${cart.cartId.slice(0, 8).toUpperCase()}`
  const { taxEstimated, totals } = cart
  return drawProforma(
    {
      ...{ market, reference, day, poReference, taxEstimated, totals, quoted: null },
      buyer: await readBuyer(app.db, actor, cart.gstin),
      place: market === 'IN' && place ? `${placeName} ${place.code}` : (placeName ?? ''),
      lines: cart.lines.map(({ msn, nameEn, nameHi, sellerName, hsn, sellUnitEn: sellUnit }) => ({
        ...{ msn, seller: sellerName, hsn, sellUnit },
        name: language === 'hi' ? nameHi : nameEn,
      })),
    },
    language,
    at,
  )
}

type Drawn = Omit<Proforma, 'lines'> & {
  lines: { msn: string; name: string; seller: string; hsn: string; sellUnit: string }[]
}

/** A proforma invoice, or a quotation in the same layout, as PDF. */
export async function drawProforma(
  { lines, ...proforma }: Drawn,
  language: Language,
  at: Date,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { market, reference } = proforma
  const units = lines.map(({ sellUnit, ...line }) => ({ ...line, unit: unitCode(sellUnit) }))
  const document = describeProforma({ ...proforma, lines: units }, language)
  const bytes = await renderPdf(document, { market, language, title: reference, author: 'Karkhana', at })
  return { name: `${reference.replaceAll('/', '-')}.pdf`, bytes }
}

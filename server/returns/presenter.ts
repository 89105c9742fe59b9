// Turns a stored return into responses for its customer and staff, in one language.

import type { Return } from '../../contract/returns/schemas.ts'
import { isWithdrawable, returnStatusCode } from '../../contract/returns/states.rules.ts'
import type { Language } from '../../contract/shared/market.ts'
import { sum } from '../../contract/shared/money.ts'
import { stateNameBeside } from '../addresses/service.ts'
import type { ReturnLineRow, ReturnRow } from './repository/returns.ts'

/** A line that came in several parcels is shown once. */
function presentItems(lines: readonly ReturnLineRow[], language: Language): Return['items'] {
  const lineNos = [...new Set(lines.map(({ lineNo }) => lineNo))]
  return lineNos.map(lineNo => {
    const parts = lines.filter(line => line.lineNo === lineNo)
    const accepted = parts.flatMap(({ acceptedQuantity }) => acceptedQuantity ?? [])
    const { msn = '', partNumber = '', ean = '' } = parts[0] ?? {}
    return {
      ...{ lineNo, msn, partNumber, ean },
      productName: parts.map(({ nameEn, nameHi }) => (language === 'hi' ? nameHi : nameEn))[0] ?? '',
      quantity: sum(parts.map(({ quantity }) => quantity)),
      acceptedQuantity: accepted.length === 0 ? null : sum(accepted),
    }
  })
}

/** Where the products of a return have to be sent; null when they are collected. */
function presentSendTo({ handover, sendTo }: ReturnRow, language: Language): Return['sendTo'] {
  if (handover === 'pick-up') return null
  return sendTo.map(({ name, address, place, stateEn, stateHi }) => {
    const state = stateNameBeside(place, { en: stateEn ?? '', hi: stateHi ?? '' }, language)
    return { name, lines: [address, place, state].filter(line => line !== '') }
  })
}

/** Whether a carrier has collected its products. */
export const isUnderway = ({ state, pickup }: ReturnRow): boolean =>
  state === 'approved' && (pickup?.state === 'collected' || pickup?.state === 'delivered')

/** The pickup of a return that is expected, or of a withdrawn one that was collected all the same. */
function presentPickup({ state, pickup }: ReturnRow): Return['pickup'] {
  if (!pickup || pickup.state === 'cancelled') return null
  const came = state === 'withdrawn' && (pickup.state === 'collected' || pickup.state === 'delivered')
  if (state !== 'approved' && !came) return null
  return { ...pickup, state: pickup.state }
}

function presentReplacement({ replacement }: ReturnRow, language: Language): Return['replacement'] {
  if (!replacement) return null
  const { msn, quantity, slug, nameEn, nameHi } = replacement
  const productUrl = `/${slug}/mp/${msn.toLowerCase()}`
  return { productId: msn, quantity, productName: language === 'hi' ? nameHi : nameEn, productUrl }
}

function presentCredit({ credit }: ReturnRow): Return['credit'] {
  if (!credit) return null
  const { amountMinor: amount, balanceMinor: left, refundedMinor: refunded, expiresAt } = credit
  return { amount, left, refunded, used: amount - left - refunded, validUntil: new Date(expiresAt).toISOString() }
}

function presentNotAccepted({ notAccepted }: ReturnRow): Return['notAccepted'] {
  if (!notAccepted) return null
  const { carrierCode: _, sentAt, ...told } = notAccepted
  return { ...told, sentAt: sentAt && new Date(sentAt).toISOString() }
}

export function presentReturn(row: ReturnRow, language: Language): Return {
  const { number, orderNumber, kind, state, note, handover, currency, refundTo, accountLast4 } = row
  return {
    returnNumber: number,
    ...{ orderNumber, kind, state, note, handover, currency, refundTo, accountLast4 },
    comesBack: row.comesBack,
    openedBy: row.openedBy.startsWith('staff:') ? 'staff' : 'customer',
    statusCode: returnStatusCode(kind, state),
    reason: language === 'hi' ? row.reasonHi : row.reasonEn,
    pictures: row.pictures.map(hash => `/media/${hash}/medium.webp`),
    items: presentItems(row.lines, language),
    pickup: presentPickup(row),
    sendTo: presentSendTo(row, language),
    refund: row.refundMinor,
    replacement: presentReplacement(row, language),
    credit: presentCredit(row),
    notAccepted: presentNotAccepted(row),
    replacementHeld: row.isHeld,
    carrier: row.carrier,
    trackingNumber: row.trackingNumber,
    challans: row.challans,
    withdrawable: isWithdrawable(state) && !isUnderway(row),
    events: row.events.map(event => ({ ...event, at: new Date(event.at).toISOString() })),
  }
}

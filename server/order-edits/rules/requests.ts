// What staff want to change of an order, checked against its lines, and how a plan of it is told apart from another.

import type { EditProblem } from '../../../contract/order-edits/api.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'

export interface EditRequest {
  quantities?: readonly { lineNo: number; quantity: number }[] | undefined
  added?:
    | readonly { productId: string; offerId?: number | undefined; quantity: number; unitPrice?: number | undefined }[]
    | undefined
  prices?: readonly { lineNo: number; unitPrice: number | null }[] | undefined
  coupon?: string | null | undefined
  offers?: readonly string[] | undefined
  surcharge?: { amount: number; label: string } | null | undefined
}

export interface Problem {
  code: EditProblem
  lineNo: number | null
  productId: string | null
  limit: number | null
}

export const problem = (code: EditProblem, about: Partial<Omit<Problem, 'code'>> = {}): Problem => ({
  ...{ code, lineNo: null, productId: null, limit: null },
  ...about,
})

const invalid = (path: string, message: string) => appError('request.invalid', { problems: [{ path, message }] })

/** @throws request.invalid for a line or an offer that the order does not have, and for one that is named twice */
export function checkRequest(
  { quantities = [], prices = [], added = [], offers = [] }: EditRequest,
  lineNos: readonly number[],
  placed: readonly { code: string }[],
): void {
  for (const [index, code] of offers.entries()) {
    const path = `body.offers.${index}`
    if (!placed.some(offer => offer.code === code)) throw invalid(path, 'The order was not placed with such an offer.')
    if (offers.indexOf(code) !== index) throw invalid(path, 'Each offer once.')
  }
  for (const [name, named] of Object.entries({ quantities, prices }))
    for (const [index, { lineNo }] of named.entries()) {
      const path = `body.${name}.${index}.lineNo`
      if (!lineNos.includes(lineNo)) throw invalid(path, 'The order has no such line.')
      if (named.findIndex(one => one.lineNo === lineNo) !== index) throw invalid(path, 'Each line once.')
    }
  for (const [index, { productId }] of added.entries()) {
    if (added.findIndex(one => one.productId === productId) !== index)
      throw invalid(`body.added.${index}.productId`, 'Each product once.')
  }
}

/** Whether a request sets what the price of a line or a charge is, which needs a right of its own. */
export const setsPrices = ({ prices = [], added = [], surcharge }: EditRequest): boolean =>
  prices.length > 0 || surcharge !== undefined || added.some(({ unitPrice }) => unitPrice !== undefined)

/** The request in one form, as it is stored and compared. */
export function normalised({ quantities = [], added = [], prices = [], coupon, offers, surcharge }: EditRequest) {
  return {
    quantities: [...quantities]
      .sort((a, b) => a.lineNo - b.lineNo)
      .map(({ lineNo, quantity }) => ({ lineNo, quantity })),
    added: added.map(({ productId, offerId, quantity, unitPrice }) => {
      return { productId, offerId: offerId ?? null, quantity, ...(unitPrice !== undefined && { unitPrice }) }
    }),
    ...(prices.length > 0 && {
      prices: [...prices].sort((a, b) => a.lineNo - b.lineNo).map(({ lineNo, unitPrice }) => ({ lineNo, unitPrice })),
    }),
    ...(coupon !== undefined && { coupon }),
    ...(offers !== undefined && { offers: [...offers].sort() }),
    ...(surcharge !== undefined && { surcharge: surcharge && { amount: surcharge.amount, label: surcharge.label } }),
  }
}

export const digestOf = (parts: unknown): string => digest(JSON.stringify(parts)).toString('hex')

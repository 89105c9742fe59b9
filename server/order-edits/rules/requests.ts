// What staff want to change of an order, checked against its lines, and how a plan of it is told apart from another.

import type { EditProblem } from '../../../contract/order-edits/api.ts'
import { appError } from '../../platform/errors.ts'
import { digest } from '../../platform/secrets.ts'

export interface EditRequest {
  quantities?: readonly { lineNo: number; quantity: number }[] | undefined
  added?: readonly { productId: string; offerId?: number | undefined; quantity: number }[] | undefined
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

/** @throws request.invalid for a line that the order does not have, and for one that is named twice */
export function checkRequest({ quantities = [], added = [] }: EditRequest, lineNos: readonly number[]): void {
  for (const [index, { lineNo }] of quantities.entries()) {
    const path = `body.quantities.${index}.lineNo`
    if (!lineNos.includes(lineNo)) throw invalid(path, 'The order has no such line.')
    if (quantities.findIndex(one => one.lineNo === lineNo) !== index) throw invalid(path, 'Each line once.')
  }
  for (const [index, { productId }] of added.entries()) {
    if (added.findIndex(one => one.productId === productId) !== index)
      throw invalid(`body.added.${index}.productId`, 'Each product once.')
  }
}

/** The request in one form, as it is stored and compared. */
export function normalised({ quantities = [], added = [] }: EditRequest) {
  return {
    quantities: [...quantities]
      .sort((a, b) => a.lineNo - b.lineNo)
      .map(({ lineNo, quantity }) => ({ lineNo, quantity })),
    added: added.map(({ productId, offerId, quantity }) => ({ productId, offerId: offerId ?? null, quantity })),
  }
}

export const digestOf = (parts: unknown): string => digest(JSON.stringify(parts)).toString('hex')

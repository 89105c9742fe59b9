// The body of a failed call, with what its message names.

import type { ErrorCode } from './errors.ts'
import type { Market } from './market.ts'
import type { Permission } from './permissions.ts'

/** A product that was rejected, with the numbers that its message names. */
export interface RejectedProduct {
  msn: string
  available?: number
  inCart?: number
  minimum?: number
  multiple?: number
}

/** The body of every failed call, which also contains the HTTP status. */
export interface ErrorBody {
  status: false
  statusCode: number
  code: ErrorCode
  message: string
  requestId: string
  /** Validation problems: path and English message. */
  problems?: { path: string; message: string }[]
  /** The rejected product, where one of several failed; the message names it too. Or the challenge to be solved. */
  data?: Partial<RejectedProduct> & {
    /** Of `auth.work-required`: solved when SHA-256 of `challenge:number` begins with as many zero bits as it starts with. */
    challenge?: string
    /** Of `session.forbidden` and `staff.beyond-own`: the permission that a member of staff lacks. */
    permission?: Permission
    /** Of `staff.money-limit` and `staff.limit-beyond-own`: the own limit of a market and the amount that exceeds it, in minor units. */
    moneyLimit?: { market: Market; limit: number; amount: number }
    /** Of a save that was made from an older version: the record as it is now, null when it was removed. */
    current?: object | null
    /** Every line of the cart that was rejected, where it is the quantity; `offerId` is null when none was named. */
    lines?: (RejectedProduct & { code: ErrorCode; offerId: number | null })[]
  }
}

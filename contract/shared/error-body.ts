// The body of a failed call, with the values for its message.

import type { Feature } from '../settings/features.rules.ts'
import type { ErrorCode } from './errors.ts'
import type { Market } from './market.ts'
import type { Permission } from './permissions.ts'

/** A rejected product, with the numbers for its message. */
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
  /** The rejected product, if one of several failed; the message names it too. Or the challenge to solve. */
  data?: Partial<RejectedProduct> & {
    /** Of `auth.work-required`: solved when SHA-256 of `challenge:number` begins with as many zero bits as it starts with. */
    challenge?: string
    /** Of `session.forbidden` and `staff.beyond-own`: the permission that a member of staff lacks. */
    permission?: Permission
    /** Of `request.switched-off`. */
    feature?: Feature
    /**
     * Of `staff.money-limit` and `staff.limit-beyond-own`: the caller's limit in a market and the amount that exceeds
     * it, in minor units.
     */
    moneyLimit?: { market: Market; limit: number; amount: number }
    /** Of a save based on an older version: the current record, null when it was deleted. */
    current?: object | null
    /** Every rejected cart line, for quantity errors; `offerId` is null when none was named. */
    lines?: (RejectedProduct & { code: ErrorCode; offerId: number | null })[]
  }
}

// The kinds and states of coupons and automatic offers.

/**
 * Everybody, or accounts whose tax number staff found active or which they added to a customer group for its company.
 */
export const BUYERS = ['all', 'business'] as const

/**
 * By a code that the customer enters, or automatically in each eligible cart; the code is then a short name for staff.
 */
export const APPLIED_BY = ['code', 'automatic'] as const

export const COUPON_KINDS = ['flat', 'percent'] as const

export const COUPON_STATES = ['running', 'planned', 'stopped', 'used-up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]

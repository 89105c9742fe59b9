// The kinds and states of coupons and automatic offers.

/** Everybody, or accounts with a tax number that staff have found active or have added to a customer group for its company. */
export const BUYERS = ['all', 'business'] as const

/** By the code that a customer enters, or by itself in each cart that it is valid for; the code is then a short name for staff. */
export const APPLIED_BY = ['code', 'automatic'] as const

export const COUPON_KINDS = ['flat', 'percent'] as const

export const COUPON_STATES = ['running', 'planned', 'stopped', 'used-up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]

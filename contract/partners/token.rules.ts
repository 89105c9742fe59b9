// The claims of a partner token and its limits.

/** What a partner link does: log a customer in, open a product, or put products into the cart. */
export const PARTNER_ACTS = ['login', 'product', 'cart'] as const
export type PartnerAct = (typeof PARTNER_ACTS)[number]

export const PARTNER_TOKEN = {
  /** Maximum time between issue and expiry. */
  lifeSeconds: 600,
  /** How far a partner's clock may be ahead. */
  skewSeconds: 60,
  mostItems: 20,
  mostCharacters: 4096,
} as const

/** How long a code lifts the limits of a session opened by a partner link. */
export const CONFIRMED_SECONDS = 900

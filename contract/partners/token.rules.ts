// The claims of a partner's token and its limits.

/** What the link of a partner does: log a customer in, open a product, or put products into the cart. */
export const PARTNER_ACTS = ['login', 'product', 'cart'] as const
export type PartnerAct = (typeof PARTNER_ACTS)[number]

export const PARTNER_TOKEN = {
  /** Longest time between issue and end. */
  lifeSeconds: 600,
  /** How far the clock of a partner may be ahead. */
  skewSeconds: 60,
  mostItems: 20,
  mostCharacters: 4096,
} as const

/** How long a code lifts the limits of a session from a partner's link. */
export const CONFIRMED_SECONDS = 900

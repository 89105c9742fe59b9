// The states of carts that staff fill for customers.

export const AGENT_CART_STATES = ['open', 'taken', 'expired', 'withdrawn'] as const

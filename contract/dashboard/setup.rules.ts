// The setup steps of a new shop, in display order.

export const SETUP_STEPS = [
  'contact',
  'tax-rates',
  'delivery',
  'gateway',
  'mail',
  'sms',
  'product',
  'home-page',
  'legal-pages',
  'members',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

// The steps in which a new shop is set up, in the order in which they are shown.

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

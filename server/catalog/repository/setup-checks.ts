// Setup checks of the catalogue: whether a market's tax rates were verified, and whether it has a product of its own.

import { statement } from '../../platform/db.ts'
import type { SetupCheck } from '../../platform/setup-checks.ts'
import { dayIn } from '../rules.ts'

// rates from the starter and sample rates are unverified; those from a file or staff are verified
const RATES = statement(
  'catalog.tax-rates-verified',
  `select coalesce(bool_and(verified), false) as done from tax_rates
   where market = $1 and (valid_to is null or valid_to >= $2::date)`,
)
const PRODUCT = statement(
  'catalog.has-own-product',
  `select exists (select from products p join offers o on o.msn = p.msn and o.active
     where p.market = $1 and p.active and not p.sample) as done`,
)

export const catalogSetupChecks: readonly SetupCheck[] = [
  {
    step: 'tax-rates',
    permission: 'settings.write',
    isDone: async ({ db, now }, market) =>
      (await db.one<{ done: boolean }>(RATES, [market, dayIn(market, now())])).done,
  },
  {
    step: 'product',
    permission: 'products.write',
    isDone: async ({ db }, market) => (await db.one<{ done: boolean }>(PRODUCT, [market])).done,
  },
]

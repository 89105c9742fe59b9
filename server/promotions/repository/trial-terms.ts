// SQL of the terms of a promotion that is only tried, as carts would read them if it were stored.

import type { TriedTerms } from '../../../contract/promotions/staff-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { type Db, statement } from '../../platform/db.ts'
import type { PromotionTerms } from './promotions.ts'

const FACTS = statement(
  'promotions.trial-facts',
  `select promotion_facts_of(jsonb_populate_record(null::promotions, $1::jsonb), shopper.id) as terms
   from unnest($2::uuid[]) with ordinality shopper (id, place) order by shopper.place`,
)

/** The terms for each customer, null for a guest. What all customers together may use of it is not among them. */
export async function listTrialTerms(
  db: Db,
  { market, now }: { market: Market; now: Date },
  terms: TriedTerms,
  customerIds: readonly (string | null)[],
): Promise<PromotionTerms[]> {
  const { kind, value, buyers, combines, priority, couponId, appliedBy } = terms
  const row = {
    ...{ id: couponId ?? 0, market, code: '', kind, value, buyers, combines, priority },
    ...{ automatic: appliedBy === 'automatic', listed: true, active: true },
    ...{ min_cart_minor: terms.minCart, max_discount_minor: terms.maxDiscount },
    ...{ first_order_only: terms.firstOrderOnly, per_customer_limit: terms.perCustomerLimit },
    ...{ category_codes: terms.categoryCodes, brand_slugs: terms.brandSlugs },
    ...{ valid_from: now, title_en: '', title_hi: '', terms_en: '', terms_hi: '' },
  }
  const rows = await db.rows<{ terms: PromotionTerms }>(FACTS, [JSON.stringify(row), customerIds])
  return rows.map(one => one.terms)
}

// The promotion codes of the starter store: the welcome offer of each market, as the home page advertises it.

import { MARKET_LIMITS } from '../../contract/shared/limits.ts'
import { statement } from '../../server/platform/db.ts'
import type { StarterMarket } from '../catalogue/types.ts'
import { money, WELCOME_CODE } from './layouts.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

const PROMOTIONS = statement(
  'starter.promotions',
  `insert into promotions (market, code, kind, value, min_cart_minor, first_order_only, per_customer_limit,
     title_en, title_hi, terms_en, terms_hi)
   select market, code, 'flat', value, "minCartMinor", true, 1, "titleEn", "titleHi", "termsEn", "termsHi"
   from jsonb_to_recordset($1::jsonb) as r (market text, code text, value bigint, "minCartMinor" bigint,
     "titleEn" text, "titleHi" text, "termsEn" text, "termsHi" text)
   on conflict do nothing`,
)

function welcomePromotion(market: StarterMarket) {
  const { valueMinor, aboveMinor } = MARKET_LIMITS[market].welcomeOffer
  const [off, above] = [money(market, valueMinor), money(market, aboveMinor)]
  return {
    market,
    code: WELCOME_CODE[market],
    value: valueMinor,
    // the offer is for more than the amount, a minimum is included
    minCartMinor: aboveMinor + 1,
    titleEn: `${off} off your first order`,
    titleHi: `पहले ऑर्डर पर ${off} की छूट`,
    termsEn: `On a first order above ${above}. Once per customer.`,
    termsHi: `${above} से ज़्यादा के पहले ऑर्डर पर। हर ग्राहक को एक बार।`,
  }
}

export function promotionsStep(): LoadStep {
  return oneBatch('promotions', async tx => {
    await tx.run(PROMOTIONS, [JSON.stringify([welcomePromotion('IN'), welcomePromotion('AE')])])
  })
}

// Business constants of the specification (section 9); amounts in minor units, grouped by market where they differ.

export const DELIVERY_METHOD_ID = 77

export const COUNTRY_CODES = { IN: 110, AE: 784 } as const

export const PAYMENT_METHOD_IDS = {
  card: 1,
  netBanking: 2,
  wallet: 3,
  emi: 4,
  cashOnDelivery: 5,
  neft: 6,
  savedCard: 7,
  upi: 8,
  walletUpi: 9,
  upiApp: 10,
  gateway: 11,
  payLater: 12,
  financePartner: 16,
  cardGateway: 168,
} as const
/** Two pay-later options that exist but must not be offered. */
export const INACTIVE_PAYMENT_METHOD_IDS = [300, 301] as const

/** One entry per wallet; two ids are the same wallet at two gateways. */
export const WALLET_IDS = [[53], [56, 68], [59, 66], [58, 65], [57], [52], [61], [69], [70], [64]] as const

/**
 * Maximum number of orders per account in 24 hours, including cancelled ones: each reserves stock and sends messages.
 */
export const ORDERS_PER_DAY = 50
/**
 * Cash on delivery is closed for an account with this many COD orders in 24 hours, cancelled ones in 30 days, or
 * unaccepted ones in 180 days.
 */
export const COD_ORDERS = { perDay: 10, cancelledPerMonth: 10, notAccepted: 3 } as const

/** Maximum number of returns per order, including withdrawn ones, and the validity of an exchange credit in days. */
export const RETURN_LIMITS = { perOrder: 30, creditDays: 30 } as const

/**
 * Calling hours of customer care: minutes of the day in the time zone of the market, days as bits (Sunday is 1, Monday
 * 2, and so on), and the maximum response time in hours. From 10:30 to 16:30, Monday to Saturday, as specified.
 */
export const CARE_HOURS = { opens: 10 * 60 + 30, closes: 16 * 60 + 30, days: 0b1111110, replyHours: 24 } as const

export const FIELD_LENGTHS = {
  mobileDigitsIndia: 10,
  mobileDigitsUae: 9,
  pincodeDigits: 6,
  cityMax: 30,
  giftMessageMax: 200,
} as const

/** Monetary rules by market; `*Minor` in paise or fils, `*Bp` in basis points. */
export interface MarketLimits {
  currency: 'INR' | 'AED'
  /** Delivery is free when the amount after discounts is strictly above `freeAboveMinor`. */
  shipping: { chargeMinor: number; freeAboveMinor: number; taxRateBp: number }
  /** Cash on delivery limits, inclusive; a carrier may have a lower maximum, see `npm run setup`. */
  cod: { minMinor: number; maxMinor: number }
  /** Gift wrapping, tax included; the specification gives no amount. */
  giftPackingMinor: number
  /** Minimum amount for bank transfers. */
  neftMinMinor: number
  emiMinMinor: number
  /** Minimum amount for EMI through the finance partner. */
  emiPartnerMinMinor: number
  /** Flat discount on a first order strictly above `aboveMinor`: `minCartMinor` of the promotion is one more. */
  welcomeOffer: { valueMinor: number; aboveMinor: number }
  /** The tax savings of a tax invoice are advertised above this amount. */
  taxSavingsAdvertisedAboveMinor: number
  /** The specification defines the rule without values: these are the project's, for an operator to change. */
  prepaidDiscount: { rateBp: number; minCartMinor: number; maxMinor: number }
}

/**
 * India as in the specification, except for the prepaid discount and gift packing. The specification gives no amounts for the UAE: those
 * are the project's own choice, round figures of similar purchasing power.
 */
export const MARKET_LIMITS: Record<keyof typeof COUNTRY_CODES, MarketLimits> = {
  IN: {
    currency: 'INR',
    shipping: { chargeMinor: 99_00, freeAboveMinor: 999_00, taxRateBp: 1800 },
    cod: { minMinor: 300_00, maxMinor: 30_000_00 },
    giftPackingMinor: 49_00,
    neftMinMinor: 2_000_00,
    emiMinMinor: 3_000_00,
    emiPartnerMinMinor: 4_500_00,
    welcomeOffer: { valueMinor: 100_00, aboveMinor: 499_00 },
    taxSavingsAdvertisedAboveMinor: 4_500_00,
    prepaidDiscount: { rateBp: 200, minCartMinor: 1_000_00, maxMinor: 500_00 },
  },
  AE: {
    currency: 'AED',
    shipping: { chargeMinor: 15_00, freeAboveMinor: 100_00, taxRateBp: 500 },
    cod: { minMinor: 25_00, maxMinor: 3_000_00 },
    giftPackingMinor: 10_00,
    neftMinMinor: 200_00,
    emiMinMinor: 500_00,
    emiPartnerMinMinor: 750_00,
    welcomeOffer: { valueMinor: 10_00, aboveMinor: 50_00 },
    taxSavingsAdvertisedAboveMinor: 450_00,
    prepaidDiscount: { rateBp: 200, minCartMinor: 100_00, maxMinor: 50_00 },
  },
}
export type MarketCode = keyof typeof MARKET_LIMITS

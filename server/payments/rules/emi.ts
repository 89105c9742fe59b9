// EMI plans of sample banks: reducing balance, and one bank whose short plans cost no interest.

import type { EmiCluster } from '../../../contract/payments/eligibility-api.ts'
import { emiPlan, noCostEmiPlan } from '../../../contract/payments/emi.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { divideRound } from '../../../contract/shared/money.ts'
import { marketLimits } from '../../platform/limits.ts'

interface SampleBank {
  code: string
  name: Record<Language, string>
  annualRateBp: number
  months: readonly number[]
  /** Tenures whose interest the store funds. */
  noCostMonths: readonly number[]
}

/** Fictional: real banks' plans come from a real gateway. */
export const SAMPLE_BANKS: Readonly<Record<Market, readonly SampleBank[]>> = {
  IN: [
    {
      code: 'DECN',
      name: { en: 'Deccan Bank', hi: 'दक्कन बैंक' },
      annualRateBp: 1500,
      months: [3, 6, 9, 12],
      noCostMonths: [3, 6],
    },
    {
      code: 'SAHY',
      name: { en: 'Sahyadri Bank', hi: 'सह्याद्री बैंक' },
      annualRateBp: 1400,
      months: [3, 6, 9, 12, 18, 24],
      noCostMonths: [],
    },
    {
      code: 'NARM',
      name: { en: 'Narmada Bank', hi: 'नर्मदा बैंक' },
      annualRateBp: 1600,
      months: [6, 12, 24],
      noCostMonths: [],
    },
  ],
  AE: [
    {
      code: 'KHOR',
      name: { en: 'Khor Bank', hi: 'खोर बैंक' },
      annualRateBp: 1200,
      months: [3, 6, 12],
      noCostMonths: [3],
    },
    {
      code: 'LIWA',
      name: { en: 'Liwa Bank', hi: 'लिवा बैंक' },
      annualRateBp: 1320,
      months: [6, 12, 24],
      noCostMonths: [],
    },
  ],
}

/** Tax that a bank adds to its interest: GST in India, none in the UAE. */
const INTEREST_TAX_BP: Record<Market, number> = { IN: 1800, AE: 0 }

/** Plans of every bank for an amount in minor units; none below the EMI minimum of the market. */
export function emiValues(market: Market, language: Language, amountMinor: number) {
  if (amountMinor < marketLimits(market).emiMinMinor) return []
  return SAMPLE_BANKS[market].map(bank => ({
    bankCode: bank.code,
    bank: bank.name[language],
    plans: bank.months.map(months => {
      if (bank.noCostMonths.includes(months)) {
        const plan = noCostEmiPlan(amountMinor, months, bank.annualRateBp, INTEREST_TAX_BP[market])
        const { annualRateBp, instalmentMinor, discountMinor, principalMinor, interestTaxMinor } = plan
        return {
          ...{ months, annualRateBp, instalment: instalmentMinor, total: amountMinor, interest: 0 },
          ...{ noCost: true, noCostDiscount: discountMinor, principal: principalMinor, interestTax: interestTaxMinor },
        }
      }
      const { annualRateBp, instalmentMinor, totalMinor, interestMinor } = emiPlan(
        amountMinor,
        months,
        bank.annualRateBp,
      )
      return {
        ...{ months, annualRateBp, instalment: instalmentMinor, total: totalMinor, interest: interestMinor },
        ...{ noCost: false, noCostDiscount: 0, principal: amountMinor },
        interestTax: divideRound(BigInt(interestMinor) * BigInt(INTEREST_TAX_BP[market]), 10_000),
      }
    }),
  }))
}

type BankPlans = ReturnType<typeof emiValues>[number]

/**
 * The cheapest plan of the banks whose interest the store funds, and of those that charge it; includes tax on interest.
 * On a tie, the one with the lowest instalment.
 */
export function cheapestByCluster(banks: readonly BankPlans[]): EmiCluster[] {
  return (['no-cost', 'standard'] as const).flatMap(cluster => {
    const offers = banks.flatMap(({ bankCode, bank, plans }) =>
      plans
        .filter(({ noCost }) => noCost === (cluster === 'no-cost'))
        .map(plan => ({ ...plan, bankCode, bank, cost: plan.total + plan.interestTax })),
    )
    const [cheapest] = [...offers].sort((a, b) => a.cost - b.cost || a.instalment - b.instalment)
    if (!cheapest) return []
    const { bankCode, months, annualRateBp, instalment, cost: total } = cheapest
    const named = new Map(offers.map(offer => [offer.bankCode, offer.bank]))
    return [
      {
        cluster,
        banks: [...named].map(([code, bank]) => ({ bankCode: code, bank })),
        cheapest: { bankCode, months, annualRateBp, instalment, total },
      },
    ]
  })
}

/** The plans for an amount whose interest the store funds, with its discount. */
export function noCostPlans(market: Market, amountMinor: number) {
  if (amountMinor < marketLimits(market).emiMinMinor) return []
  return SAMPLE_BANKS[market].flatMap(({ code: bankCode, annualRateBp, noCostMonths }) =>
    noCostMonths.map(months => {
      const { discountMinor } = noCostEmiPlan(amountMinor, months, annualRateBp)
      return { bankCode, months, discountMinor }
    }),
  )
}

/**
 * The store's discount on an amount paid by a chosen EMI plan: the interest of a no-cost one, otherwise 0. Null when no
 * bank offers that plan.
 */
export function emiDiscount(market: Market, amountMinor: number, bankCode: string, months: number): number | null {
  const bank = SAMPLE_BANKS[market].find(({ code }) => code === bankCode)
  if (!bank?.months.includes(months)) return null
  if (!bank.noCostMonths.includes(months)) return 0
  return noCostEmiPlan(amountMinor, months, bank.annualRateBp).discountMinor
}

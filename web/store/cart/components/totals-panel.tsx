// The totals of a cart, row by row from the API, and the steps of their calculation.

import type { Cart } from '../../../../contract/cart/api.ts'
import { stepViews } from '../../../../contract/cart/totals-presenter.ts'
import { explainTotals } from '../../../../contract/cart/totals-steps.rules.ts'
import type { TotalsStep } from '../../../../contract/cart/totals-types.ts'
import { MARKET_LIMITS } from '../../../../contract/shared/limits.ts'
import { type Locale, useLocale } from '../../../framework/locale.ts'
import { type Figure, Figures } from '../../../ui/figures.tsx'
import { useMessages } from '../../app/messages.ts'
import styles from './totals-panel.module.css'

/** One step of the calculation, from the API. */
export type StepView = Cart['steps'][number]

type TotalsText = ReturnType<typeof useMessages<'totals'>>

const isKey = (label: string): label is TotalsStep['key'] => label.startsWith('totals.')

function stepLabel({ label, params }: StepView, locale: Locale, text: TotalsText): string {
  if (!isKey(label)) return label
  const { freeAboveMinor, code, label: of, titleEn, titleHi } = params
  const freeAbove = typeof freeAboveMinor === 'number' ? locale.money(freeAboveMinor) : ''
  return text(label, {
    freeAbove,
    code: code ?? '',
    label: of ?? '',
    title: (locale.language === 'hi' ? titleHi : titleEn) ?? '',
    listPrice: locale.marketInfo.listPriceName[locale.language],
  })
}

/** An amount with a sign as wide as a digit, so that columns align. */
const signed = (minor: number, { money }: Locale) => (minor < 0 ? `−${money(-minor)}` : money(minor))

/** The rows that explain a total, each with its running total. */
export function TotalsSteps({ steps, open }: { steps: readonly StepView[]; open?: boolean }) {
  const locale = useLocale()
  const t = useMessages('totals')
  if (steps.length === 0) return null
  return (
    <details className={styles.how} open={open}>
      <summary>{t('how')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('step')}</th>
            <th scope="col">{t('amount')}</th>
            <th scope="col">{t('running')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(step => {
            const label = stepLabel(step, locale, t)
            const tax = step.params.taxMinor
            return (
              <tr key={`${label} ${step.params.code ?? ''}`}>
                <th scope="row">{label}</th>
                <td>{signed(typeof tax === 'number' ? tax : step.amount, locale)}</td>
                <td>{typeof tax === 'number' ? '' : locale.money(step.running)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}

/** A cart's calculation steps, one row per kind and automatic offer; none if they do not add up to the total. */
export function explainedSteps(steps: readonly StepView[]): StepView[] {
  try {
    const stored = steps.map(({ kind, label, params, amount, running }) => ({
      kind: kind as TotalsStep['kind'],
      key: label as TotalsStep['key'],
      params,
      amountMinor: amount,
      runningMinor: running,
    }))
    return stepViews(explainTotals(stored))
  } catch {
    return []
  }
}

export interface TotalsView
  extends Pick<
    Cart,
    | 'totalAmount'
    | 'totalOffer'
    | 'totalAmountWithOffer'
    | 'shippingCharges'
    | 'giftPackingCharges'
    | 'totalPayableAmount'
    | 'prepaidDiscount'
    | 'promoDiscount'
    | 'automaticDiscount'
    | 'promoCode'
    | 'noCostEmiDiscount'
    | 'paymentOfferDiscount'
    | 'exchangeCredit'
    | 'rewardDiscount'
    | 'taxParts'
    | 'freeShippingGap'
  > {
  /** Number of products. */
  count: number
  /** The kinds of tax depend on a delivery location that is not known yet. */
  taxEstimated?: boolean
}

/** The rows of the totals, savings marked; tax is shown below the total because prices include it. */
export function totalsRows(totals: TotalsView, steps: readonly StepView[], locale: Locale, text: TotalsText): Figure[] {
  const { totalAmount, totalOffer, totalAmountWithOffer, shippingCharges, prepaidDiscount, noCostEmiDiscount } = totals
  const { promoDiscount, promoCode, paymentOfferDiscount } = totals
  const saving = (
    key: 'offer' | 'promo' | 'prepaid' | 'noCostEmi' | 'paymentOffer' | 'exchangeCredit' | 'rewards',
    amount: number,
  ): Figure[] =>
    amount > 0
      ? [{ key, label: text(key, { code: promoCode ?? '' }), value: signed(-amount, locale), tone: 'good' }]
      : []
  const free = shippingCharges === 0
  return [
    {
      key: 'mrp',
      label: text('mrpTotal', { count: totals.count, listPrice: locale.marketInfo.listPriceName[locale.language] }),
      value: locale.money(totalAmount),
    },
    ...saving('offer', totalOffer),
    { key: 'subtotal', label: text('subtotal'), value: locale.money(totalAmountWithOffer) },
    ...saving('promo', promoDiscount),
    ...steps
      .filter(({ kind }) => kind === 'automatic-offer')
      .map((step): Figure => {
        const label = stepLabel(step, locale, text)
        return { key: `offer ${step.params.code}`, label, value: signed(step.amount, locale), tone: 'good' }
      }),
    ...saving('prepaid', prepaidDiscount),
    {
      key: 'shipping',
      label: text('shipping'),
      value: free ? text('free') : locale.money(shippingCharges),
      tone: free ? 'good' : undefined,
    },
    ...(totals.giftPackingCharges > 0
      ? [{ key: 'gift', label: text('totals.giftPacking'), value: locale.money(totals.giftPackingCharges) }]
      : []),
    ...saving('noCostEmi', noCostEmiDiscount),
    ...saving('paymentOffer', paymentOfferDiscount),
    ...saving('exchangeCredit', totals.exchangeCredit),
    ...saving('rewards', totals.rewardDiscount),
    { key: 'payable', label: text('payable'), value: locale.money(totals.totalPayableAmount), tone: 'total' },
    ...totals.taxParts.map(
      ({ code, amount }): Figure => ({
        key: code,
        label: totals.taxEstimated
          ? text('taxEstimate', { head: code })
          : text('taxInside', { head: code, amount: '' }).trim(),
        value: locale.money(amount),
        tone: 'quiet',
      }),
    ),
  ]
}

/** The total, with possible further savings: free delivery, input tax credit. */
export function TotalsPanel({ totals, steps = [] }: { totals: TotalsView; steps?: readonly StepView[] }) {
  const locale = useLocale()
  const t = useMessages('totals')
  const { freeShippingGap, totalOffer, taxParts, totalAmountWithOffer } = totals
  const tax = taxParts.reduce((sum, part) => sum + part.amount, 0)
  const ofPayment =
    totals.prepaidDiscount + totals.noCostEmiDiscount + totals.paymentOfferDiscount + totals.rewardDiscount
  const saved = totalOffer + totals.promoDiscount + totals.automaticDiscount + ofPayment
  const advertised = totalAmountWithOffer > MARKET_LIMITS[locale.market].taxSavingsAdvertisedAboveMinor
  return (
    <div className={styles.panel}>
      <Figures rows={totalsRows(totals, steps, locale, t)} />
      {totals.taxEstimated && taxParts.length > 0 && <p className={styles.hint}>{t('pincodeForTax')}</p>}
      {saved > 0 && <p className={styles.saved}>{t('youSave', { amount: locale.money(saved) })}</p>}
      {freeShippingGap > 0 && <p className={styles.hint}>{t('freeGap', { amount: locale.money(freeShippingGap) })}</p>}
      {advertised && tax > 0 && (
        <p className={styles.hint}>{t('credit', { tax: locale.marketInfo.taxName, amount: locale.money(tax) })}</p>
      )}
      <TotalsSteps steps={steps} />
    </div>
  )
}

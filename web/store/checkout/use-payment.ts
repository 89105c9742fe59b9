// The state of the payment step: the selected method, the amount, and paying exactly once.

import { useEffect, useRef, useState } from 'react'
import type { CallInput } from '../../../contract/api.ts'
import type { PaymentMethod } from '../../../contract/payments/schemas.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { randomId } from '../../framework/api/browser-storage.ts'
import { errorMessage } from '../../framework/error-text.ts'
import { useLocale } from '../../framework/locale.ts'
import { quietCall } from '../../framework/session/session.ts'
import { useAction } from '../../framework/use-action.ts'
import { useMessages } from '../app/messages.ts'
import { setCartCount } from '../app/session.ts'
import { continuePayment } from '../payments/components/continue-payment.ts'
import {
  choiceOf,
  groupMethods,
  missingChoice,
  type PaymentChoice,
  paymentOf,
  totalsOf,
} from '../payments/components/payment-rules.ts'
import { useOffer } from '../payments/components/use-offer.ts'
import type { PaymentStepData } from './checkout-loader.ts'
import { writeCheckout } from './checkout-state.ts'

type PayBody = CallInput<'POST /api/v3/payment/pay'>['body']

type Figures = Pick<PaymentStepData, 'cart' | 'methods' | 'totals' | 'offer'>

/** The page's totals, fetched again when the server rejects an amount. */
function useFigures(data: PaymentStepData) {
  const [figures, setFigures] = useState<Figures>(data)
  useEffect(() => setFigures(data), [data])
  const refresh = async (): Promise<Figures> => {
    const basket = { pincode: data.shipping?.postCode, buyNow: data.quick !== null }
    const query = { pincode: basket.pincode, buyNow: basket.buyNow ? ('true' as const) : ('false' as const) }
    const [cart, methods, offer] = await Promise.all([
      quietCall('GET /api/v1/cart/getCartByUserV2', { query }),
      quietCall('POST /api/v1/payment/getAll', { body: { ...basket, invoiceType: data.invoiceType } }),
      quietCall('POST /api/v1/payment/getPrepaidDiscount', { body: basket }),
    ])
    const now = { ...methods.data, cart: cart.data, offer: offer.data.text }
    setFigures(now)
    return now
  }
  return { figures, refresh }
}

function bodyOf(data: PaymentStepData, payment: PayBody['payment'], payable: number, key: string): PayBody {
  const { shipping, billing, invoiceType, business, quick, poNumber, costCentre } = data
  const to = (addressId: string, type: 'shipping' | 'billing') => ({ addressId, type, invoiceType })
  return {
    idempotencyKey: key,
    buyNow: quick !== null,
    addressList: [to(shipping?.addressId ?? '', 'shipping'), to((billing ?? shipping)?.addressId ?? '', 'billing')],
    payment,
    ...{ poNumber, costCentre },
    expectedPayable: payable,
    business: business ? { company: business.companyName, gstin: business.gstin, is_gstin: true } : undefined,
  }
}

/** An order with nothing left to pay needs no method, but the API requires a prepaid one. */
const NOTHING = { paymentMethodId: PAYMENT_METHOD_IDS.card, type: '', bankName: '', bankEmi: '', emiFlag: 0 }

/** The amount differs from the one shown. */
const OUTDATED = ['payment.amount', 'order.credit-used', 'order.points-used']

/** The first available method, with nothing chosen within it. */
function firstChoice(methods: readonly PaymentMethod[]): PaymentChoice {
  const { main, more } = groupMethods(methods)
  return choiceOf((main[0] ?? more[0])?.id ?? 0)
}

/** The totals of an order fully paid by exchange credit, where no method has to be chosen; else null. */
const coveredTotals = (all: Figures['totals']) =>
  all.find(of => of.mode === 'prepaid' && !of.plan && of.exchangeCredit > 0 && of.totalPayableAmount === 0) ?? null

/** Whether an error is final; after any other error the order may still have been placed. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** Whether the code's proof has been used or has expired, so that a new one is needed. */
const isCodeSpent = (error: unknown) => error instanceof ApiError && error.code === 'payment.cod-code'

/** The browser may restore this page from its back/forward cache after a visit to the gateway. */
function useReload(): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}

/** Turns the use of points on or off; returns the resulting payment methods. */
async function setRewards(data: PaymentStepData, use: boolean, refresh: () => Promise<Figures>) {
  const body = { use, buyNow: data.quick !== null, pincode: data.shipping?.postCode }
  await quietCall('POST /api/v1/reward/useRewards', { body })
  return (await refresh()).methods
}

/** An offer or plan is valid only for the amount that it was chosen for, and points make some methods unavailable. */
function choiceAfterRewards(choice: PaymentChoice, methods: readonly PaymentMethod[]): PaymentChoice {
  const isOpen = methods.some(({ id, open }) => id === choice.methodId && open)
  return isOpen ? { ...choice, emi: null, offerKey: '' } : firstChoice(methods)
}

export function usePayment(data: PaymentStepData) {
  const t = useMessages('checkout')
  const { href, money } = useLocale()
  const { figures, refresh } = useFigures(data)
  const [choice, setChoice] = useState<PaymentChoice>(() => firstChoice(data.methods))
  const [problem, setProblem] = useState('')
  const [leaving, setLeaving] = useState(false)
  const action = useAction()
  /** Idempotency key of the current attempt; kept when the response was lost, so that a retry cannot order twice. */
  const key = useRef('')
  const method = figures.methods.find(({ id }) => id === choice.methodId) ?? null
  const basket = { pincode: data.shipping?.postCode, buyNow: data.quick !== null, invoiceType: data.invoiceType }
  const offered = useOffer(choice, basket)
  const covered = coveredTotals(figures.totals)
  const totals = covered ?? offered.checked?.totals ?? totalsOf(figures.totals, method, choice)
  const payable = totals?.totalPayableAmount ?? method?.payable ?? figures.cart.totalPayableAmount
  useReload()

  const choose = (next: PaymentChoice) => {
    setChoice(next)
    setProblem('')
    action.setError('')
    key.current = ''
  }
  const send = async (way: PayBody['payment']) => {
    key.current ||= randomId()
    const body = bodyOf(data, way, payable, key.current)
    const { data: paid } = await quietCall('POST /api/v3/payment/pay', { body })
    key.current = ''
    setLeaving(true)
    writeCheckout(null)
    if (data.quick === null) setCartCount(0)
    continuePayment(paid, href)
  }
  const rejected = async (error: unknown) => {
    if (isFinal(error)) key.current = ''
    if (isCodeSpent(error)) setChoice({ ...choice, code: null })
    if (!(error instanceof ApiError) || !OUTDATED.includes(error.code)) throw error
    const { methods } = await refresh()
    const now = methods.find(({ id }) => id === choice.methodId)
    // A plan is valid only for the amount that it was computed for.
    setChoice({ ...choice, emi: null, offerKey: '', code: null })
    setProblem(now ? t('amountChanged', { amount: money(now.payable) }) : await errorMessage(error))
  }
  /** Returns whether anything was sent. */
  const pay = (): boolean => {
    const missing = covered ? null : missingChoice(method, choice)
    const { reason = '' } = offered.checked ?? {}
    setProblem(missing ? t(missing) : reason && t('offerNotApplied'))
    if (missing || reason || offered.busy || !(method || covered)) return false
    void action.run(() => send(method && !covered ? paymentOf(method, choice) : NOTHING).catch(rejected))
    return true
  }
  const applyRewards = async (use: boolean) => choose(choiceAfterRewards(choice, await setRewards(data, use, refresh)))
  const busy = action.busy || leaving || offered.busy
  return {
    ...{ ...figures, method, totals, payable, covered: covered !== null },
    ...{ choice, choose, checked: offered.checked, problem, action, busy, pay, applyRewards },
  }
}

// Follows a UPI payment: polls for approval, counts down, and goes to the order once its state has changed.

import { useEffect, useState } from 'react'
import type { UpiRequestView } from '../../../contract/payments/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import type { UpiData } from './upi-loader.ts'
import { secondsLeft, upiPollDelayMs } from './upi-rules.ts'

/** The current order; refetched at once when the buyer returns from an app. */
function useOrder(initial: UpiData): UpiData {
  const [order, setOrder] = useState(initial)
  useEffect(() => setOrder(initial), [initial])
  const { orderNumber, state, editId, retryable, paymentState } = order
  const open = editId ? retryable && paymentState !== 'failed' : state === 'pending-payment'
  useEffect(() => {
    if (!open) return
    let round = 0
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const edit = editId ? { editId } : {}
      const query = { orderNumber, ...edit }
      const answer = await quietCall('GET /api/v1/payment/getOrderAttributes', { query }).catch(() => null)
      if (ended) return
      if (answer) setOrder({ ...answer.data, ...edit })
      plan()
    }
    const plan = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => void ask(), upiPollDelayMs(round++))
    }
    const seen = () => !document.hidden && void ask()
    plan()
    document.addEventListener('visibilitychange', seen)
    return () => {
      ended = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [open, orderNumber, editId])
  return order
}

/** Seconds until a time by the clock of the browser, counted down; null before the first tick and without a time. */
function useSecondsLeft(until: string | null): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const count = () => setLeft(secondsLeft(until, Date.now()))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** The page with the result of the payment. */
export const pathAfter = ({ orderNumber, editId }: Pick<UpiData, 'orderNumber' | 'editId'>): string =>
  editId ? `/dashboard/order/${orderNumber}` : `/order-confirmation?orderNumber=${orderNumber}`

/** `request` is null if it has expired or the payment has failed. */
export function useUpiPayment(initial: UpiData): {
  order: UpiData
  request: UpiRequestView | null
  left: number | null
} {
  const { href } = useLocale()
  const order = useOrder(initial)
  const left = useSecondsLeft(order.upiRequest?.expiresAt ?? null)
  const { retryable } = order
  const after = pathAfter(order)
  useEffect(() => {
    if (!retryable) navigate(href(after), { replace: true })
  }, [retryable, after, href])
  return { order, request: left === 0 ? null : order.upiRequest, left }
}

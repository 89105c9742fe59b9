// An order in the list: its state, whether it is paid, and the buyer's own references.

import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { orderEndpoints } from '../../../../contract/orders/api.ts'
import type { OrderBrief } from '../../../../contract/orders/schemas.ts'
import { renderInStore } from '../../testing/render.tsx'
import { OrderCard } from './order-card.tsx'

const [example] = orderEndpoints.userOrders.example.data.orders
if (!example) throw new Error('The example has an order')
const show = (change: Partial<OrderBrief>) => renderInStore(<OrderCard order={{ ...example, ...change }} />)
const toneOf = (text: string) => screen.getByText(text).className.match(/_(good|bad|warn|plain)_/)?.[1]

it('shows Paid for a paid order, in green', () => {
  show({ paymentMode: 'prepaid', paymentState: 'paid' })
  expect(toneOf('Paid')).toBe('good')
})

it('shows a failed payment once and not in green', () => {
  show({ paymentMode: 'prepaid', paymentState: 'failed', state: 'payment-failed', statusCodeOfOrder: 12 })
  expect(toneOf('PAYMENT FAILED')).toBe('bad')
  expect(screen.queryByText('Payment failed')).toBeNull()
})

it('shows PO number and cost centre, and nothing without them', () => {
  show({ poNumber: 'PO-7', costCentre: 'Plant 2' })
  expect(screen.getByText('PO number PO-7 · Cost centre Plant 2')).toBeTruthy()
  show({ orderNumber: 2, poNumber: '', costCentre: '' })
  expect(screen.getAllByText(/PO number/)).toHaveLength(1)
})

// The payment methods: each with its price, unavailable ones with the reason, and a bank or wallet where needed.

import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { PaymentMethod } from '../../../../contract/payments/schemas.ts'
import { renderInStore } from '../../testing/render.tsx'
import { MethodList } from './method-list.tsx'
import { choiceOf, type PaymentChoice } from './payment-rules.ts'

vi.mock('../../../framework/session/session.ts', () => ({
  quietCall: vi.fn(async () => ({ data: [] })),
  createSession: () => ({ use: () => null, get: () => null, set: () => undefined }),
}))

const method = (id: number, name: string, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  ...{
    id,
    name,
    code: name,
    mode: 'prepaid',
    type: '',
    open: true,
    closedReason: '',
    limit: null,
    imgUrl: '',
    codeTo: null,
    savesCard: false,
    downtime: null,
  },
  payable: 3_190_00,
  options: [],
  ...change,
})
const EMI_HINT = /bank and the number of months on the payment page/
const option = { mode: 'prepaid', type: 'wallet', paymentId: 3, imgUrl: '' }
const METHODS = [
  method(8, 'UPI'),
  method(3, 'Wallet', { options: [{ ...option, bankcode: 'w1', name: 'First wallet' }] }),
  method(5, 'Cash on delivery', { payable: 3_240_00, mode: 'cod' }),
  method(4, 'EMI', { open: false, closedReason: 'below-minimum', limit: 3_000_00 }),
  method(6, 'NEFT', { open: false, closedReason: 'above-maximum', limit: 30_000_00 }),
]

function Chosen({ problem, onChange }: { problem: string; onChange(choice: PaymentChoice): void }) {
  const [choice, setChoice] = useState<PaymentChoice>(choiceOf(8))
  const change = (next: PaymentChoice) => {
    onChange(next)
    setChoice(next)
  }
  return <MethodList methods={METHODS} choice={choice} problem={problem} onChange={change} />
}

it('says why cash on delivery is not available to the account, and offers prepaid methods if there are any', () => {
  const closed = (closedReason: PaymentMethod['closedReason'], limit: number | null = null) =>
    method(5, 'Cash on delivery', { mode: 'cod', open: false, closedReason, limit })
  const list = (methods: PaymentMethod[]) => (
    <MethodList methods={methods} choice={choiceOf(8)} problem="" onChange={vi.fn()} />
  )
  const { rerender } = renderInStore(list([method(8, 'UPI'), closed('cod-not-accepted')]))
  const [upi] = screen.getAllByRole('radio')
  expect(upi).toHaveProperty('checked', true)
  expect(
    screen.getByText('Several orders with it were not accepted on delivery · You can pay in advance instead.'),
  ).toBeTruthy()
  for (const [reason, limit, text] of [
    ['cod-orders', null, 'Already used as often as possible within 24 hours'],
    ['cod-cancelled', null, 'Many orders with it were cancelled lately'],
    ['above-weight', 20_500, 'Up to 20.5 kg'],
  ] as const) {
    rerender(list([closed(reason, limit)]))
    expect(screen.getByText(text)).toBeTruthy()
  }
})

it('shows disruptions reported by the gateway, and does not offer methods that are down', () => {
  const list = (methods: PaymentMethod[]) => (
    <MethodList methods={methods} choice={choiceOf(8)} problem="" onChange={vi.fn()} />
  )
  const banks = method(2, 'Net banking', { downtime: { whole: false, names: ['SBIN', 'HDFC'] } })
  const wallets = method(3, 'Wallet', { downtime: { whole: true, names: [] } })
  renderInStore(list([method(8, 'UPI', { open: false, closedReason: 'down' }), banks, wallets]))
  expect(screen.getByText('Disturbed at the moment: SBIN, HDFC')).toBeTruthy()
  expect(screen.getByText('Payments are disturbed at the moment and may fail.')).toBeTruthy()
  expect(screen.getByText('Not working at the moment. Choose another payment method.')).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

function renderMethods(problem = '') {
  const onChange = vi.fn()
  return { onChange, ...renderInStore(<Chosen problem={problem} onChange={onChange} />) }
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

it('shows the cost of each available method, and why another is not available', () => {
  renderMethods()
  expect(radio(/UPI.*₹3,190/).checked).toBe(true)
  expect(radio(/Cash on delivery.*₹3,240/).checked).toBe(false)
  expect(screen.queryByRole('radio', { name: /EMI/ })).toBeNull()
  expect(screen.getByText('For orders of ₹3,000 or more')).toBeTruthy()
  expect(screen.getByText('Up to ₹30,000')).toBeTruthy()
})

it('asks for a wallet once the wallet is chosen, and clears it with another method', async () => {
  const { user, onChange, t } = renderMethods('Choose one.')
  expect(screen.queryByRole('combobox')).toBeNull()
  await user.click(radio(/Wallet/))
  const wallets = screen.getByRole('combobox', { name: t('checkout', 'chooseWallet') })
  expect(within(wallets).getAllByRole('option')).toHaveLength(2)
  expect(screen.getByRole('alert').textContent).toBe('Choose one.')
  await user.selectOptions(wallets, 'w1')
  expect(onChange).toHaveBeenLastCalledWith({ ...choiceOf(3), bankcode: 'w1' })
  await user.click(radio(/Cash on delivery/))
  expect(onChange).toHaveBeenLastCalledWith(choiceOf(5))
})

it('says that bank and months of EMI are chosen on the payment page, and asks for a plan only if there are plans', async () => {
  const list = (options: PaymentMethod['options']) => (
    <MethodList methods={[method(4, 'EMI', { options })]} choice={choiceOf(4)} problem="" onChange={vi.fn()} />
  )
  const { rerender } = renderInStore(list([]))
  expect(screen.getByText(EMI_HINT)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  rerender(list([{ ...option, type: 'emi', bankcode: 'DECN', name: 'Deccan Bank' }]))
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.queryByText(EMI_HINT)).toBeNull()
})

// Buying an order again: what came into the cart, what is missing with its alternatives, and an error.

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type BoughtAgain, checkoutEndpoints } from '../../../contract/checkout/api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { setCartCount } from '../app/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { BuyAgain } from './buy-again.tsx'

vi.mock('../app/session.ts', () => ({ setCartCount: vi.fn() }))
vi.mock('../../framework/session/session.ts', () => ({
  quietCall: vi.fn(),
  messageOf: vi.fn(async () => 'The order is gone'),
}))

const { data: example } = checkoutEndpoints.duplicateOrder.response.parse(checkoutEndpoints.duplicateOrder.example)
const [added] = example.added
if (!added) throw new Error('The example has a line')

const answer = (data: Partial<BoughtAgain>) =>
  vi.mocked(quietCall).mockResolvedValue({ data: { ...example, ...data } } as never)

beforeEach(() => {
  vi.mocked(quietCall).mockReset()
})

async function buy() {
  const { user } = renderInStore(<BuyAgain orderNumber={100001} currency="INR" />)
  await user.click(screen.getByRole('button', { name: 'Buy again' }))
}

it('shows the added products with their prices, and updates the cart count', async () => {
  answer({ added: [{ ...added, ordered: 5, quantity: 2, unitPrice: 309_000, unitPriceThen: 319_000 }], missing: [] })
  await buy()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('link', { name: 'Impact drill' }).getAttribute('href')).toBe(added.productUrl)
  expect(dialog.getByText('2 units at ₹3,090 each')).toBeTruthy()
  expect(dialog.getByText('You had ordered 5; that is all there is now.')).toBeTruthy()
  expect(dialog.getByText('You paid ₹3,190 each.')).toBeTruthy()
  expect(dialog.queryByText('Not in stock now')).toBeNull()
  expect(dialog.getByRole('link', { name: 'Go to cart' }).getAttribute('href')).toBe('/quickorder')
  expect(vi.mocked(quietCall).mock.calls[0]?.[1]).toEqual({ body: { orderNumber: 100001 } })
  expect(setCartCount).toHaveBeenCalledWith(example.cart.noOfItems)
})

it('lists products out of stock with similar ones', async () => {
  answer({ added: [] })
  await buy()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByText('In your cart')).toBeNull()
  expect(dialog.getByText('Rotary hammer')).toBeTruthy()
  const [alternative] = example.missing[0]?.alternatives ?? []
  expect(dialog.getByRole('link', { name: alternative?.productName }).getAttribute('href')).toBe(
    alternative?.productUrl,
  )
})

it('shows an error next to the button', async () => {
  vi.mocked(quietCall).mockRejectedValue(new Error('gone'))
  await buy()
  expect(await screen.findByText('The order is gone')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

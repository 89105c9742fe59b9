// The checkout button of the cart: enabled, or disabled with the reasons.

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type Cart, zCart } from '../../../contract/cart/api.ts'
import { cart as example } from '../../../contract/cart/examples.ts'
import { renderInStore } from '../testing/render.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { CartWork } from './use-cart.ts'

const cart = zCart.parse(example)
const [item] = cart.itemsList
if (!item) throw new Error('The example cart is empty')
const undeliverable: Cart['notices'][number] = {
  ...{ key: 'u', code: 'undeliverable', productId: item.productId, offerId: item.offerId },
  ...{ productName: item.productName, before: null, now: null, seen: true },
}

function work(change: Partial<Cart>): CartWork {
  return {
    ...{ cart: { ...cart, ...change }, wanted: new Map(), removed: [], switched: [], busy: false },
    ...{ switchOffer: vi.fn(), undoSwitch: vi.fn() },
    ...{
      setQuantity: vi.fn(),
      remove: vi.fn(),
      undo: vi.fn(),
      dismiss: vi.fn(),
      applyPromo: vi.fn(),
      applyRewards: vi.fn(),
      setGift: vi.fn(),
      tellFailure: vi.fn(),
      add: vi.fn(),
    },
  }
}

it('disables the checkout with the reason, until it is resolved', () => {
  const { t, rerender } = renderInStore(<CartSummary work={work({ notices: [undeliverable] })} />)
  const buttons = () => screen.getAllByRole<HTMLButtonElement>('button', { name: t('cart', 'checkout') })
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true])
  const reason = `${item.productName}: ${t('cart', 'undeliverable', { place: '' })}`.trim()
  expect(screen.getByText(reason)).toBeTruthy()
  rerender(<CartSummary work={work({})} />)
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false])
  expect(screen.queryByText(reason)).toBeNull()
})

it('marks the heads of the tax as an estimate while no place is known', () => {
  const { t, rerender } = renderInStore(<CartSummary work={work({ taxEstimated: true })} />)
  expect(screen.getByText('Includes CGST (estimate)')).toBeTruthy()
  expect(screen.getByText(t('totals', 'pincodeForTax'))).toBeTruthy()
  rerender(<CartSummary work={work({})} />)
  expect(screen.getByText('Includes CGST')).toBeTruthy()
  expect(screen.queryByText(t('totals', 'pincodeForTax'))).toBeNull()
})

it('says what is missing for the nearest offer, and nothing if there is none', () => {
  const nextOffer = { titleEn: '₹50 off', titleHi: '₹50 की छूट', gap: 340_00, chosenProducts: false }
  const { rerender } = renderInStore(<CartSummary work={work({ nextOffer })} />)
  expect(screen.getByText('Add ₹340 more to get “₹50 off”')).toBeTruthy()
  rerender(<CartSummary work={work({ nextOffer: { ...nextOffer, chosenProducts: true } })} />)
  expect(screen.getByText('Add ₹340 more of the products in this offer to get “₹50 off”')).toBeTruthy()
  rerender(<CartSummary work={work({})} />)
  expect(screen.queryByText(/₹50 off/)).toBeNull()
})

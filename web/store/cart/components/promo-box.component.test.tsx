// The coupon field: a rejection is shown until the products in the cart change.

import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { zCart } from '../../../../contract/cart/api.ts'
import { cart as example } from '../../../../contract/cart/examples.ts'
import type { PromoApplied } from '../../../../contract/promotions/api.ts'
import { renderInStore } from '../../testing/render.tsx'
import { PromoBox } from './promo-box.tsx'

vi.mock('../../../framework/session/session.ts', () => ({ quietCall: () => Promise.resolve({ data: [] }) }))

const cart = zCart.parse(example)

it('clears the error once the amount of the cart changes', async () => {
  const rejected: PromoApplied = { applied: false, reason: 'below-minimum', gap: 5_000, cart }
  const onApply = vi.fn().mockResolvedValue(rejected)
  const { user, t, rerender } = renderInStore(<PromoBox cart={cart} onApply={onApply} />)
  await user.click(screen.getByText(t('cart', 'promoTitle')))
  await user.type(screen.getByRole('textbox', { name: t('cart', 'promoCode') }), 'WELCOME100')
  await user.click(screen.getByRole('button', { name: t('cart', 'promoApply') }))
  const why = t('cart', 'promoGap', { gap: '₹50' })
  await screen.findByText(why)
  expect(onApply).toHaveBeenCalledWith('WELCOME100')
  const more = { ...cart, totalAmountWithOffer: cart.totalAmountWithOffer + 5_000 }
  rerender(<PromoBox cart={more} onApply={onApply} />)
  await waitFor(() => expect(screen.queryByText(why)).toBeNull())
})

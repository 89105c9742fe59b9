// A cart item: amount, quantity, the next price break, removal, and out of stock.

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { zCart } from '../../../contract/cart/api.ts'
import { cart as example } from '../../../contract/cart/examples.ts'
import { renderInStore } from '../testing/render.tsx'
import { CartItemView } from './cart-item.tsx'
import type { CartWork } from './use-cart.ts'

const cart = zCart.parse(example)

function renderItem(change: Partial<(typeof cart.itemsList)[number]> = {}, language: 'en' | 'hi' = 'en') {
  const [first] = cart.itemsList
  if (!first) throw new Error('The example cart is empty')
  const item = { ...first, ...change }
  const work: CartWork = {
    ...{ cart: { ...cart, itemsList: [item] }, wanted: new Map(), removed: [], switched: [], busy: false },
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
  return { item, work, ...renderInStore(<CartItemView item={item} work={work} codMax={30_000_00} />, { language }) }
}

it('shows the name as a link, the amount and the day of delivery', () => {
  const { item, t } = renderItem()
  const link = screen.getByRole('link', { name: item.productName })
  expect(link.getAttribute('href')).toBe(item.productUrl)
  expect(screen.getAllByText('₹3,190').length).toBeGreaterThan(0)
  expect(screen.getByText(t('cart', 'deliveryBy', { day: 'Tue, 24 Nov' }))).toBeTruthy()
})

it('adds one more, or the quantity for the next price break', async () => {
  const { user, item, work, t } = renderItem()
  await user.click(screen.getByRole('button', { name: t('cart', 'more', { name: item.productName }) }))
  expect(work.setQuantity).toHaveBeenLastCalledWith(item, 2)
  const hint = screen.getByText(t('cart', 'breakHint', { count: '4', price: '₹3,090' }))
  const button = hint.parentElement?.querySelector('button')
  if (!button) throw new Error('The hint has no button')
  await user.click(button)
  expect(work.setQuantity).toHaveBeenLastCalledWith(item, 5)
})

it('promises no cheaper price beyond the stock', () => {
  const { t } = renderItem({ available: 4 })
  expect(screen.queryByText(t('cart', 'breakHint', { count: '4', price: '₹3,090' }))).toBeNull()
  expect(screen.getByText(t('cart', 'onlyLeft', { count: '4' }))).toBeTruthy()
})

it('is taken out by its button', async () => {
  const { user, item, work, t } = renderItem()
  await user.click(screen.getByRole('button', { name: t('cart', 'removeName', { name: item.productName }) }))
  expect(work.remove).toHaveBeenCalledWith(item)
})

it('has no amount and no quantity when it is out of stock', () => {
  const { item, t } = renderItem({ available: 0 })
  const name = item.productName
  expect(screen.queryByRole('textbox', { name: t('cart', 'quantityOf', { name }) })).toBeNull()
  expect(screen.getByRole('button', { name: t('cart', 'removeName', { name }) })).toBeTruthy()
})

it('leads to the Hindi page from the Hindi cart', () => {
  const { item } = renderItem({}, 'hi')
  expect(screen.getByRole('link', { name: item.productName }).getAttribute('href')).toBe(`/hi${item.productUrl}`)
})

it('names its seller, and why that seller cannot supply it', () => {
  const { item, t } = renderItem({ available: 0, reason: 'registration-ended', condition: 'refurbished' })
  const seller = item.sellerName
  expect(screen.getByText(t('sellers', 'soldBy', { seller }))).toBeTruthy()
  expect(screen.getByText(t('sellers', 'refurbished'))).toBeTruthy()
})

it('offers no other seller if there is none', () => {
  const { item, t } = renderItem({ otherOffers: 0 })
  const name = t('sellers', 'changeOf', { name: item.productName })
  expect(screen.queryByRole('button', { name })).toBeNull()
})

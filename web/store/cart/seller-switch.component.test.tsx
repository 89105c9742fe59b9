// Switching the seller of a cart line: the dialog and its states, the choice, the message with undo, and the state behind it.

import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { zCart } from '../../../contract/cart/api.ts'
import { cart as example } from '../../../contract/cart/examples.ts'
import { zProductOffer } from '../../../contract/storefront/product-api.ts'
import { offers as exampleOffers } from '../../../contract/storefront/product-examples.ts'
import { quietCall } from '../../framework/session/session.ts'
import { renderInStore } from '../testing/render.tsx'
import { SwitchedSellers, SwitchSeller } from './seller-switch.tsx'
import { useCart } from './use-cart.ts'

vi.mock('../app/session.ts', () => {
  const guest = { ready: true, cartCount: 0, deliveryLocation: null, taxRegistered: false }
  return { visitor: { get: () => guest }, useVisitor: () => guest, setCartCount: vi.fn() }
})
vi.mock('../../framework/session/session.ts', () => ({
  quietCall: vi.fn(),
  messageOf: vi.fn(async () => 'The error'),
}))

const cart = zCart.parse(example)
const [item] = cart.itemsList
const [mine, blocked] = zProductOffer.array().parse(exampleOffers.data)
if (!item || !mine || !blocked) throw new Error('The examples have an item and two offers')
const line = { ...item, productQuantity: 6 }
const other = {
  ...mine,
  offerId: 60,
  sellerName: 'Nilgiri Tools',
  price: 324_000,
  available: 4,
  breaks: [],
  shown: false,
}
const switched = { ...line, offerId: 60, sellerName: 'Nilgiri Tools', productQuantity: 4 }

beforeEach(() => {
  vi.mocked(quietCall).mockReset()
})

const sent = (path: string) => vi.mocked(quietCall).mock.calls.filter(([name]) => name.endsWith(path))

function answer(change: () => unknown = () => ({ ...cart, itemsList: [switched] })) {
  vi.mocked(quietCall).mockImplementation((async (name: string) => {
    if (name.endsWith('product/offers')) return { data: [mine, blocked, other] }
    if (name.endsWith('switchOffer')) return { data: change() }
    return { data: { ...cart, itemsList: [line] } }
  }) as never)
}

/** The same object on every render, as from a loader: a different object would be a different cart. */
const CART_OF_ONE = { ...cart, itemsList: [line] }

function CartOfOne() {
  const work = useCart(CART_OF_ONE)
  return (
    <>
      <SwitchedSellers work={work} />
      {work.cart.itemsList.map(one => (
        <div key={one.offerId} data-item={one.offerId}>
          {one.sellerName} × {one.productQuantity}
          <SwitchSeller item={one} work={work} />
        </div>
      ))}
    </>
  )
}

function renderCart() {
  const rendered = renderInStore(<CartOfOne />)
  const open = () =>
    rendered.user.click(
      screen.getByRole('button', { name: rendered.t('sellers', 'changeOf', { name: line.productName }) }),
    )
  const choose = async () =>
    rendered.user.click(
      await screen.findByRole('button', { name: rendered.t('sellers', 'buyFrom', { seller: 'Nilgiri Tools' }) }),
    )
  return { ...rendered, open, choose }
}

it('lists the sellers: the current one marked, one without stock with its reason, and the price of the quantity', async () => {
  answer()
  const { t, open } = renderCart()
  await open()
  expect(await screen.findByText(t('sellers', 'current'))).toBeTruthy()
  expect(screen.getByText(t('sellers', 'registration', { seller: 'Deccan Tools', tax: 'GST' }))).toBeTruthy()
  expect(screen.getByText(t('sellers', 'each', { price: '₹3,090', count: '6' }))).toBeTruthy()
  expect(screen.getByText(t('sellers', 'hasOnly', { available: '4', count: '6' }))).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Buy from/ })).toHaveLength(1)
})

it('switches, says that there are fewer units, and undoes both', async () => {
  answer()
  const { t, user, open, choose } = renderCart()
  await open()
  await choose()
  const names = { name: line.productName, seller: 'Nilgiri Tools' }
  expect(await screen.findByText(t('sellers', 'switchedLess', { ...names, before: '6', count: '4' }))).toBeTruthy()
  expect(sent('switchOffer')[0]?.[1]).toMatchObject({
    body: { productId: line.productId, fromOfferId: line.offerId, offerId: 60 },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(document.activeElement?.closest('[data-item="60"]')).toBeTruthy())
  await user.click(screen.getByRole('button', { name: t('cart', 'undo') }))
  expect(sent('updateCartV2')[0]?.[1]).toMatchObject({
    body: {
      mode: 'set',
      itemsList: [
        { offerId: line.offerId, productQuantity: 6 },
        { offerId: 60, productQuantity: 0 },
      ],
    },
  })
  expect(screen.queryByText(t('cart', 'undo'))).toBeNull()
})

it('keeps the dialog open with the error if the seller cannot supply it', async () => {
  answer(() => {
    throw new Error('no')
  })
  const { open, choose } = renderCart()
  await open()
  await choose()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

it('reports that the sellers could not be loaded, and retries', async () => {
  vi.mocked(quietCall).mockRejectedValueOnce(new Error('no'))
  const { t, user, open } = renderCart()
  await open()
  expect(await screen.findByText(t('sellers', 'failed'))).toBeTruthy()
  answer()
  await user.click(screen.getByRole('button', { name: t('common', 'retry') }))
  expect(await screen.findByText('Nilgiri Tools')).toBeTruthy()
})

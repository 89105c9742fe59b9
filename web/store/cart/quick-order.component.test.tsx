// The quick order with unavailable quantities: each such line is reported with its reason, the rest is added.

import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { zCart } from '../../../contract/cart/api.ts'
import { cart as example } from '../../../contract/cart/examples.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { renderInStore } from '../testing/render.tsx'
import { QuickOrder } from './quick-order.tsx'
import { SharedCart } from './shared-cart.tsx'
import type { CartWork } from './use-cart.ts'

vi.mock('../app/session.ts', () => ({ setCartCount: vi.fn() }))
vi.mock('../../framework/session/session.ts', () => ({
  quietCall: async () => ({
    data: ['MSN00000001', 'MSN00000002'].map(msn => ({ msn, availability: 'in-stock' as const })),
  }),
  messageOf: async ({ code, data }: ApiError) => `${code} ${data?.available}`,
}))

const cart = zCart.parse(example)

function workThat(add: CartWork['add']): CartWork {
  const unused = {
    switchOffer: vi.fn(),
    undoSwitch: vi.fn(),
    undo: vi.fn(),
    dismiss: vi.fn(),
    applyPromo: vi.fn(),
    applyRewards: vi.fn(),
    setGift: vi.fn(),
    tellFailure: vi.fn(),
  }
  const state = { cart, wanted: new Map(), removed: [], switched: [], busy: false }
  return { ...state, ...unused, setQuantity: vi.fn(), remove: vi.fn(), add }
}

it('shows the stock for a line that exceeds it, adds the others, and leaves the line to be corrected', async () => {
  const line = { code: 'cart.quantity-stock' as const, msn: 'MSN00000001', offerId: null, available: 888 }
  const rejection = new ApiError(409, { code: line.code, data: { ...line, lines: [line] } })
  const add = vi.fn<CartWork['add']>().mockRejectedValueOnce(rejection).mockResolvedValueOnce()
  const { user, t } = renderInStore(<QuickOrder work={workThat(add)} />)
  const field = screen.getByLabelText<HTMLTextAreaElement>(t('cart', 'quickLabel'), { exact: false })
  await user.type(field, 'MSN00000001 99999\nMSN00000002 2')
  await user.click(screen.getByRole('button', { name: t('cart', 'quickAdd') }))
  expect(await screen.findByText(/MSN00000001 – cart\.quantity-stock 888/)).toBeTruthy()
  expect(screen.getByText(t('cart', 'quickAdded', { count: 1 }))).toBeTruthy()
  expect(add).toHaveBeenLastCalledWith([{ productId: 'MSN00000002', productQuantity: 2 }])
  expect(field.value).toBe('MSN00000001 99999')
})

it('says on a line of a shared cart how many are copied if stock is lower', () => {
  const [item] = cart.itemsList
  if (!item) throw new Error('The example cart is empty')
  const shared = { ...cart, itemsList: [{ ...item, productQuantity: 50, available: 8 }] }
  const { t } = renderInStore(<SharedCart cart={shared} />)
  expect(screen.getByText(t('cart', 'sharedLess', { available: 8, count: 8 }))).toBeTruthy()
})

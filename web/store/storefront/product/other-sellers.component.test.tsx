// The other sellers: loading, failing, none, those that cannot sell with their reason, and adding from one of them.

import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { zProductOffer } from '../../../../contract/storefront/product-api.ts'
import { offers as example } from '../../../../contract/storefront/product-examples.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { type RenderOptions, renderInStore } from '../../testing/render.tsx'
import { OtherSellers } from './other-sellers.tsx'

vi.mock('../../app/session.ts', () => {
  const guest = { ready: true, cartCount: 0, deliveryLocation: null, taxRegistered: false }
  return { visitor: { get: () => guest }, useVisitor: () => guest, setCartCount: vi.fn() }
})
vi.mock('../../../framework/session/session.ts', () => ({
  quietCall: vi.fn(),
  messageOf: vi.fn(async () => 'The error'),
}))

const [first, second] = zProductOffer.array().parse(example.data)
if (!first || !second) throw new Error('The example has two offers')
const open = { ...first, offerId: 60, shown: false, sellerName: 'Nilgiri Tools' }
const MSN = 'MSN0000A1B2'

beforeEach(() => {
  vi.mocked(quietCall).mockReset()
})

function answerWith(offers: unknown[]) {
  vi.mocked(quietCall).mockImplementation((async (name: string) =>
    name.startsWith('GET') ? { data: offers } : { data: { noOfItems: 1 } }) as never)
}
const renderSellers = (options?: RenderOptions) => renderInStore(<OtherSellers msn={MSN} count={1} />, options)

it('lists the others with price, breaks and delivery, and why one cannot sell', async () => {
  answerWith([first, second, open])
  const { t } = renderSellers()
  expect(await screen.findByText(t('sellers', 'summary', { count: 1, price: '₹3,190' }))).toBeTruthy()
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Nilgiri Tools', 'Deccan Tools'])
  expect(screen.getByText(t('sellers', 'breakFrom', { count: '5', price: '₹3,090' }))).toBeTruthy()
  expect(screen.getByText(t('sellers', 'registration', { seller: 'Deccan Tools', tax: 'GST' }))).toBeTruthy()
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

it('adds the product from the seller of the row', async () => {
  answerWith([first, open])
  const { user, t } = renderSellers()
  await user.click(await screen.findByRole('button', { name: t('sellers', 'addFrom', { seller: 'Nilgiri Tools' }) }))
  const [, input] = vi.mocked(quietCall).mock.calls.find(([name]) => name.startsWith('POST')) ?? []
  expect(input).toMatchObject({
    body: { mode: 'add', itemsList: [{ productId: MSN, offerId: 60, productQuantity: 1 }] },
  })
})

it('loads again after an offer could not be added', async () => {
  answerWith([first, open])
  const { user, t } = renderSellers()
  const button = await screen.findByRole('button', { name: t('sellers', 'addFrom', { seller: 'Nilgiri Tools' }) })
  vi.mocked(quietCall).mockImplementation((async (name: string) => {
    if (name.startsWith('POST')) throw new Error('no')
    return { data: [first] }
  }) as never)
  await user.click(button)
  expect(await screen.findByText(t('sellers', 'none'))).toBeTruthy()
})

it('can be retried if loading failed', async () => {
  vi.mocked(quietCall).mockRejectedValueOnce(new Error('no'))
  const { user, t } = renderSellers()
  const retry = await screen.findByRole('button', { name: t('common', 'retry') })
  answerWith([first, open])
  await user.click(retry)
  expect(await screen.findByText('Nilgiri Tools')).toBeTruthy()
})

it('names VAT and dirhams in the UAE, in Hindi too', async () => {
  const inUae = { currency: 'AED' as const, taxRateBp: 500 }
  answerWith([
    { ...first, ...inUae, shown: false, condition: 'refurbished' },
    { ...second, ...inUae },
  ])
  const { container } = renderSellers({ market: 'AE', language: 'hi' })
  await screen.findByText('रीफ़र्बिश्ड')
  expect(container.textContent).toContain('VAT 5%')
  expect(container.textContent).not.toMatch(/GST|₹/)
})

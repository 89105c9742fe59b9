// Customer-specific prices on a rendered page: fetched after login, written in place, removed at logout.

import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OwnPrice } from '../../../../contract/price-lists/own-api.ts'
import { zProductDetails } from '../../../../contract/storefront/product-api.ts'
import { details } from '../../../../contract/storefront/product-examples.ts'
import { Price } from '../../../ui/price.tsx'
import { ProductCard } from '../../../ui/product-card.tsx'
import { visitor } from '../../app/session.ts'
import { PriceBreaks } from '../../storefront/components/price-breaks.tsx'
import { renderInStore } from '../../testing/render.tsx'
import { showOwnPrices } from './own-prices.ts'

const product = zProductDetails.parse(details.data)
const CARD = 'MSN0000C0C0'
const own = (msn: string, more: Partial<OwnPrice> = {}): OwnPrice => ({
  ...{ msn, salesPrice: 240_000, publicPrice: product.salesPrice, priceWithoutTax: 203_390, taxRateBp: 1800 },
  ...{ discount: 41, minQuantity: 1, breaks: [{ minQuantity: 10, price: 236_000, priceWithoutTax: 200_000 }] },
  ...more,
})

const asked: string[] = []
let answer: { status: number; prices: OwnPrice[] }
beforeEach(() => {
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      if (!address.startsWith('/api/v1/user/ownPrices')) return Response.json({ data: {} })
      asked.push(address)
      const { status, prices } = answer
      return Response.json({ success: true, data: { hasLists: true, prices } }, { status })
    }),
  )
})

const enter = (userId: string, more: object = {}) => {
  const now = visitor.get()
  visitor.set({ ...now, ...more, user: { ...now.user, userId, authenticated: userId ? 'true' : 'false' } })
}

const card = {
  ...{
    msn: CARD,
    name: 'Glove',
    href: `/glove/mp/${CARD.toLowerCase()}`,
    picture: null,
    add: 'Add',
    addLabel: 'Add it',
  },
  ...{ minQuantity: 1 },
  price: {
    ...{ price: '₹3,190', withoutTax: '₹2,703 + GST 18%', taxIncluded: ' with GST', off: '20% off' },
    ...{ mrp: { label: 'MRP', price: '₹4,000' }, nextBreak: { withTax: '₹3,000 each for 5+', withoutTax: '₹2,542' } },
  },
}

it('are fetched with the stored session, replace the public ones, and are removed again', async () => {
  history.replaceState(null, '', `/drill/mp/${product.msn.toLowerCase()}`)
  const { container } = renderInStore(
    <main>
      <div>
        <div data-static="">
          <div data-product="{}">
            <div>
              <Price texts={{ price: '₹3,190', withoutTax: '₹2,703.40 + GST 18%', taxIncluded: '' }} big />
              <p>Claim ₹486.60</p>
            </div>
            <PriceBreaks product={product} />
          </div>
        </div>
      </div>
      <div data-static="">
        <ProductCard texts={card} />
      </div>
    </main>,
  )
  const textOf = (selector: string) => container.querySelector(selector)?.textContent
  const shared = textOf('table')
  const before = container.textContent
  answer = { status: 401, prices: [] }
  await showOwnPrices()
  expect(asked).toEqual([])
  // without the mark of an earlier page the session comes first
  enter('asha')
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(asked).toEqual([])
  localStorage.setItem('kh_own', 'true')
  // the stored session has expired: no error is shown, and the prices are fetched again with the new one
  enter('asha', { cartCount: 1 })
  await waitFor(() => expect(asked).toHaveLength(1))
  answer = { status: 200, prices: [own(product.msn), own(CARD, { publicPrice: 319_000, breaks: [] })] }
  enter('asha', { ready: true })
  await waitFor(() => expect(textOf('article p[data-note]')).toBe('₹2,400'))
  expect(decodeURIComponent(asked[1] ?? '')).toContain(CARD)
  expect(textOf('article em')).toBe('41% off')
  expect(textOf('article s')).toBe('₹4,000')
  expect(container.querySelector('article p[data-note]')?.getAttribute('data-own')).toBe('Your price')
  // no lower price for more: the place of the public one stays, and is empty
  expect(container.querySelector<HTMLElement>('article p[data-ex]')?.style.visibility).toBe('hidden')
  expect(textOf('[data-product] p[data-note]')).toBe('₹2,400')
  await waitFor(() => expect(textOf('[data-own-steps] h2')).toBe('Your price by quantity'))
  const rows = [...container.querySelectorAll('[data-own-steps] tr')].map(row => row.textContent)
  expect(rows).toHaveLength(3)
  expect(rows[2]).toContain('₹2,360₹2,000')
  expect(container.querySelectorAll('section:not([hidden]) > table')).toHaveLength(1)
  expect(textOf('[data-product] > div > p')).toBe('Businesses with a GSTIN can claim ₹366.10 GST back')
  expect(localStorage.getItem('kh_own')).toBe('true')
  expect(visitor.get().ownPrices?.[CARD]?.salesPrice).toBe(240_000)
  // with a tax number the price without tax is the first one
  visitor.set({ ...visitor.get(), taxRegistered: true })
  await waitFor(() => expect(textOf('[data-own-steps] tbody tr:last-child')).toContain('₹2,000₹2,360'))
  expect(asked).toHaveLength(2)

  enter('')
  await waitFor(() => expect(container.querySelector('[data-own-steps]')).toBeNull())
  expect(container.textContent).toBe(before)
  expect(textOf('section:not([hidden]) > table')).toBe(shared)
  expect(localStorage.getItem('kh_own')).toBeNull()
  expect(visitor.get().ownPrices).toBeUndefined()
})

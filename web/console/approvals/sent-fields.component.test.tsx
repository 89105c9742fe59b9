// The input of a request for approval: labels for each field, money in its currency, records by name with a link.

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Approval } from '../../../contract/approvals/api.ts'
import { EMPTY_WORDS, SENT_FIELDS, type SentKind } from '../../../contract/approvals/sent.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { loadAll } from '../app/messages.ts'
import { messages as english } from '../messages/sent-fields.en.ts'
import { SentFields } from './sent-fields.tsx'

type Shown = Pick<Approval, 'call' | 'input' | 'names' | 'market'>

async function rowsOf(request: Shown, language: Language = 'en', market: Market = 'IN') {
  render(
    <LocaleContext value={{ market, language, messages: await loadAll(language) }}>
      <SentFields approval={request as Approval} />
    </LocaleContext>,
  )
  return Object.fromEntries(
    screen
      .getAllByRole('row', { hidden: true })
      .map(row => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent]),
  )
}

it('has labels for every field and every choice', () => {
  const names = (fields: Readonly<Record<string, SentKind>>): string[] =>
    Object.entries(fields).flatMap(([name, kind]) =>
      kind === 'hidden' ? [] : [name, ...(typeof kind === 'object' ? names(kind.each) : [])],
    )
  const all = [...new Set(Object.values(SENT_FIELDS).flatMap(names))].filter(name => !(`field-${name}` in english))
  // a line, a product or a scope of a discount is shown by name instead of a label
  expect(all.sort()).toEqual(['key', 'lineNo', 'productId'])
  expect(EMPTY_WORDS.filter(name => !(`empty-${name}` in english))).toEqual([])
})

it('shows the lines of a refund by name, and the refunded amount', async () => {
  const rows = await rowsOf({
    call: 'POST /api/admin/orders/{orderNumber}/reduction',
    market: 'IN',
    names: [{ kind: 'line', id: '1', en: 'Impact drill', hi: 'इम्पैक्ट ड्रिल' }],
    input: {
      params: { orderNumber: 100001 },
      body: {
        ...{ items: [{ lineNo: 1, amount: 25_050 }], reason: 'goodwill', note: 'Scratched', expectedRefund: 25_050 },
        idempotencyKey: 'c0ffee',
      },
    },
  })
  expect(rows).toEqual({
    Products: 'Impact drill · Amount: ₹250.50',
    Reason: 'Goodwill, without a claim',
    Note: 'Scratched',
    Refund: '₹250.50',
  })
})

it('shows the terms of an offer of the UAE in dirhams, with names that lead to their screens', async () => {
  const rows = await rowsOf(
    {
      call: 'POST /api/admin/coupons/{couponId}',
      market: 'AE',
      names: [
        { kind: 'coupon', id: '7', en: 'EID10 · Eid', hi: 'EID10 · ईद' },
        { kind: 'brand', id: 'taurus', en: 'Taurus', hi: 'टॉरस' },
      ],
      input: {
        params: { couponId: 7 },
        body: {
          ...{ title: { en: 'Eid', hi: 'ईद' }, kind: 'percent', value: 1_250, minCart: 100_00, maxDiscount: null },
          ...{ brandSlugs: ['taurus'], combines: false, validTo: null, version: 3 },
        },
      },
    },
    'en',
    'AE',
  )
  expect(rows).toMatchObject({ Title: 'Eid', Type: 'Per cent', Value: '12.5%', 'Maximum discount': 'No limit' })
  expect(rows['Minimum cart']).toMatch(/^AED\s?100/)
  expect(rows).toMatchObject({ Brands: 'Taurus', Until: 'No end', 'Combines with other promotions': 'No' })
  expect(screen.getByText('Taurus').getAttribute('href')).toContain('/categories/brands/taurus')
  expect(screen.getByText('EID10 · Eid').getAttribute('href')).toContain('/promotions/7')
})

it('shows a limit of the market in Hindi, formatted for the kind of setting', async () => {
  const rows = await rowsOf(
    {
      call: 'POST /api/admin/settings/{settingKey}',
      market: 'IN',
      names: [],
      input: { params: { settingKey: 'prices.approve-change' }, body: { market: 'IN', before: 1000, value: 2000 } },
    },
    'hi',
  )
  expect(rows).toMatchObject({ पहले: '10%', मान: '20%', बाज़ार: 'भारत' })
})

// The offers of a method: what each saves, why one does not apply, and what is chosen.

import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { CallOutput } from '../../../../contract/api.ts'
import type { PaymentMethod } from '../../../../contract/payments/schemas.ts'
import { quietCall } from '../../../framework/session/session.ts'
import { renderInStore } from '../../testing/render.tsx'
import { OfferList } from './offer-list.tsx'
import { choiceOf } from './payment-rules.ts'

vi.mock('../../../framework/session/session.ts', () => ({ quietCall: vi.fn() }))

type Offer = CallOutput<'GET /api/v1/payment/getPayuOffer'>['data'][number]
const METHOD: PaymentMethod = {
  ...{ id: 2, name: 'Net banking', code: 'NETBANKING', mode: 'prepaid', type: '', open: true },
  ...{
    closedReason: '',
    limit: null,
    payable: 3_190_00,
    imgUrl: '',
    codeTo: null,
    savesCard: false,
    downtime: null,
    options: [],
  },
}
const OFFER: Offer = {
  ...{ offerKey: 'BANK10', kind: 'gateway', title: 'Ten per cent off', gateway: '', paymentMethodIds: [2] },
  ...{ banks: [{ bankcode: 'HDFC', name: 'HDFC Bank' }], minAmount: 1_000_00, maxDiscount: null, validTo: null },
  ...{ applies: true, reason: '', limit: null, discount: 319_00, plan: null },
}
const answer = (data: Offer[]) => vi.mocked(quietCall).mockResolvedValue({ data } as never)
beforeEach(() => vi.clearAllMocks())

function renderOffers(offers: Offer[], language: 'en' | 'hi' = 'en') {
  answer(offers)
  const onChange = vi.fn()
  const list = <OfferList method={METHOD} choice={choiceOf(2)} checked={null} onChange={onChange} />
  return { onChange, ...renderInStore(list, { language }) }
}

it('shows the discount of an offer, and selects it with its bank', async () => {
  const { user, onChange } = renderOffers([OFFER])
  await user.click(await screen.findByRole('radio', { name: /Ten per cent off.*Save ₹319/ }))
  expect(onChange).toHaveBeenLastCalledWith({ ...choiceOf(2), offerKey: 'BANK10', bankcode: 'HDFC' })
})

it.each([
  ['below-minimum', 5_000_00, '₹5,000 या ज़्यादा के भुगतान पर'],
  ['method', null, 'भुगतान के इस तरीके पर नहीं'],
  ['used', null, 'आप यह ऑफ़र पहले ले चुके हैं'],
  ['used-up', null, 'इस ऑफ़र की सीमा पूरी हो चुकी है'],
] as const)('of one that does not apply it says why: %s', async (reason, limit, text) => {
  renderOffers([{ ...OFFER, applies: false, reason, limit, discount: 0 }], 'hi')
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Ten per cent/ })).disabled).toBe(true)
  expect(screen.getByText(text)).toBeTruthy()
})

it('shows the interest of a no-cost plan and the tax that the bank adds', async () => {
  const plan = { months: 3, interest: 78_00, interestTax: 14_04 }
  renderOffers([{ ...OFFER, offerKey: '', kind: 'no-cost-emi', title: 'No-cost EMI', plan }])
  expect(
    await screen.findByText('Interest of ₹78, which the store bears; the bank adds ₹14.04 of tax on it'),
  ).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

// Values of the hostile-input test: cursors of lists ordered by time.

const BEFORE = '2026-11-20T12:00:00.000000Z_0b7a0f8e-5f0e-4b0c-9d38-6a1f6a3f6f10'

/** To be spread into the values of the calls. */
export const OF_PLACES = {
  '/api/admin/refunds': { before: BEFORE },
  '/api/admin/imports': { before: BEFORE },
  '/api/admin/abandonedCarts': { hours: 24, minValue: 100, maxValue: 100_000, before: BEFORE, cartId: undefined },
  '/api/admin/abandonedCarts.csv': { hours: 24, minValue: 100, maxValue: 100_000 },
  '/api/admin/abandonedCarts/trial': {
    ...{ kind: 'flat', value: 100_00, maxDiscount: null, categoryCodes: [], brandSlugs: [] },
  },
  '/api/admin/carts': {
    ...{ idempotencyKey: 'a-cart-of-an-agent', contact: undefined, note: 'As discussed.', days: 14, before: BEFORE },
  },
  '/api/admin/leads': { before: BEFORE },
  '/api/admin/gold': { after: BEFORE },
  '/api/admin/rfq': { before: '2026-11-20T12:00:00.000000Z_100001' },
  '/api/admin/taxRates': {
    ...{ heading: '9801', rateBp: 1200, category: 'standard', from: '2099-01-01', maxUnit: 100, after: undefined },
  },
}

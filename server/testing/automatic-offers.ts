// Automatic offers that staff make for a test and stop after it, because they apply to every cart.

import type { CallInput } from '../../contract/api.ts'
import type { SignedIn } from './staff.ts'

const CREATE = 'POST /api/admin/coupons' as const
const ONE = 'GET /api/admin/coupons/{couponId}' as const
const SWITCH = 'POST /api/admin/coupons/{couponId}/active' as const

export const OFFER_TERMS = {
  ...{ title: { en: '₹50 off', hi: '₹50 की छूट' }, terms: { en: '', hi: '' }, kind: 'flat' as const, value: 50_00 },
  ...{ minCart: 0, maxDiscount: null, firstOrderOnly: false, perCustomerLimit: null, maxUses: null, budget: null },
  ...{ categoryCodes: [] as string[], brandSlugs: [] as string[], listed: true },
  ...{ validFrom: '2020-01-01T00:00:00.000Z', validTo: null, buyers: 'all' as const, combines: true, priority: 50 },
}

/** The body that makes an offer of India that goes with others; `more` replaces some of it. */
export const offerBody = (promoCode: string, more: object = {}): CallInput<typeof CREATE>['body'] => ({
  ...OFFER_TERMS,
  ...{ market: 'IN', appliedBy: 'automatic', promoCode },
  ...more,
})

/** Calls of a staff member who may write promotions. */
export function offerDesk({ visitor }: Pick<SignedIn, 'visitor'>) {
  const create = async (promoCode: string, more: object = {}) =>
    (await visitor.call(CREATE, { body: offerBody(promoCode, more) })).data
  const stop = (couponId: number) => visitor.call(SWITCH, { params: { couponId }, body: { active: false } })
  return {
    create,
    stop,
    /** Runs with promotions that are stopped afterwards. */
    async withOffers<T>(
      wanted: readonly (readonly [string, object?])[],
      work: (couponIds: number[]) => Promise<T>,
    ): Promise<T> {
      const ids: number[] = []
      try {
        for (const [code, more] of wanted) ids.push((await create(code, more)).couponId)
        return await work(ids)
      } finally {
        for (const id of ids) await stop(id)
      }
    },
    async countsOf(couponId: number) {
      const { uses, discount, state } = (await visitor.call(ONE, { params: { couponId } })).data
      return { uses, discount, state }
    },
  }
}

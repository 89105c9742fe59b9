// The total of an order after its lines are edited: consistent to the paisa, invoiced correctly, and as before when undone.

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargesOf } from '../../../contract/cart/totals.rules.ts'
import { replayTotals } from '../../../contract/cart/totals-steps.rules.ts'
import type { TotalsInput } from '../../../contract/cart/totals-types.ts'
import { sharesOf } from '../../../contract/invoices/shares.rules.ts'
import { sum } from '../../../contract/shared/money.ts'
import { placed, pricing } from '../../testing/priced-orders.ts'
import { amountsToShare, leftOf, restByPrices, type StoredOrder } from './cancellation.ts'
import { changesOf, editedAmounts, withQuantities } from './edits.ts'

const targets = fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 6, maxLength: 6 })
/** Payment deductions: such orders cannot be edited. */
const plain = (input: TotalsInput): TotalsInput => ({
  ...input,
  ...{ noCostEmiDiscountMinor: 0, paymentOffer: null, exchangeCreditMinor: 0, rewards: null },
})

/** A line with nothing left keeps its last price and rate, without any amount. */
const amounts = (line: StoredOrder['lines'][number]) =>
  leftOf(line) > 0 ? line : { ...line, unitPriceMinor: 0, taxRateBp: 0 }

function edit(order: StoredOrder, input: TotalsInput, wanted: readonly number[]): StoredOrder | null {
  const items = order.lines.map(({ lineNo }, index) => ({ lineNo, quantity: wanted[index] ?? 0 }))
  const lines = withQuantities(order.lines, input, items)
  if (lines.every(line => leftOf(line) === 0)) return null
  return { ...order, ...editedAmounts(order, input, lines) }
}

it('lines, charges, steps, tax and invoices add up to the total', () => {
  fc.assert(
    fc.property(pricing, targets, (given, wanted) => {
      const input = plain(given)
      const after = edit(placed(input), input, wanted)
      if (!after) return
      const { totals, lines } = after
      const charges = sum(chargesOf(totals).map(charge => charge.payableMinor))
      expect(sum(lines.map(line => line.payableMinor)) + charges).toBe(totals.totalPayableAmountMinor)
      expect(replayTotals(totals.steps).totalPayableAmountMinor).toBe(totals.totalPayableAmountMinor)
      expect(totals.taxableMinor + totals.taxesMinor).toBe(totals.totalPayableAmountMinor)
      const whole = lines
        .filter(line => leftOf(line) > 0)
        .map(line => ({ lineNo: line.lineNo, quantity: leftOf(line) }))
      const parcels = whole.map(line => ({ lines: [line], share: null }))
      const shares = sharesOf(amountsToShare(after), parcels)
      expect(sum(shares.map(share => share.payableMinor))).toBe(totals.totalPayableAmountMinor)
    }),
  )
})

it('two edits and their reverse leave the order as it was, also after a cancellation', () => {
  fc.assert(
    fc.property(pricing, targets, targets, fc.boolean(), (given, first, second, cancelled) => {
      const input = plain(given)
      // lines of one product and seller reach a quantity price together, as in a cart
      let order =
        edit(
          placed(input),
          input,
          input.lines.map(line => line.quantity),
        ) ?? placed(input)
      const [line] = order.lines
      if (cancelled && line && order.lines.length > 1)
        order = { ...order, ...restByPrices(order, input, [{ lineNo: line.lineNo, quantity: 1 }]) }
      const before = order
      const keptMinor = before.totals.cancellationDiscountMinor ?? 0
      for (const wanted of [first, second]) {
        const next = edit(order, input, wanted)
        // an order whose discount cannot be kept in full is rejected
        if (!next || (next.totals.cancellationDiscountMinor ?? 0) !== keptMinor) return
        order = next
      }
      const back = edit(order, input, before.lines.map(leftOf))
      expect(back?.totals).toEqual(before.totals)
      expect(back?.lines.map(amounts)).toEqual(before.lines.map(amounts))
      const { up, down } = changesOf(before.lines, order.lines)
      expect(changesOf(order.lines, before.lines)).toEqual({ up: down, down: up })
    }),
  )
})

// Which documents a market's register contains, and which of them are subtracted.

import { expect, test } from 'vitest'
import { MARKETS } from '../shared/market.ts'
import { REGISTER_KINDS, registerKinds, takesBack } from './register.rules.ts'

test('each kind belongs to a market, those for commission to both', () => {
  expect(registerKinds('AE')).toEqual([
    ...['vat-invoice', 'vat-simplified', 'vat-credit-note', 'commission-invoice', 'commission-credit-note'],
  ])
  expect(registerKinds('IN')).toContain('debit-note')
  expect(new Set(MARKETS.flatMap(registerKinds))).toEqual(new Set(REGISTER_KINDS))
})

test('credit notes take back, also commercial ones and those for commission', () => {
  expect(REGISTER_KINDS.filter(takesBack)).toEqual([
    ...['credit-note', 'commercial-credit-note', 'vat-credit-note', 'commission-credit-note'],
  ])
})

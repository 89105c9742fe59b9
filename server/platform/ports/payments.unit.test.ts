// The choice between gateways: by market, method and amount, by the configured routes, without failing ones.

import { beforeEach, describe, expect, it } from 'vitest'
import { ALL_METHODS_ON, switched } from '../../../contract/payments/switches.rules.ts'
import { applySettings } from '../limits.ts'
import { makePayments } from './make-payments.ts'
import type { PaymentGateway, PaymentRoute } from './payments.ts'

function gateway(
  name: string,
  markets: readonly ('IN' | 'AE')[],
  methodIds: readonly number[],
  minMinor = 100,
): PaymentGateway {
  const never = () => Promise.reject(new Error('not called'))
  return {
    ...{ name, markets, methodIds, minMinor, hasSampleBanks: false, reopens: true },
    ...{ createSession: never, verifyWebhook: never, findTransactionRef: never, fetchStatus: never, refund: never },
    returnRef: () => '',
    verifyReturn: () => null,
  }
}

const ALL = [gateway('first', ['IN'], [1, 8]), gateway('second', ['IN', 'AE'], [1]), gateway('third', ['AE'], [1], 200)]
const ANY = { minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER }

let time = 0
const payments = (routes: PaymentRoute[] = []) => makePayments(ALL, routes, () => new Date(time))
const namesOf = (port: ReturnType<typeof payments>, methodId: number, market: 'IN' | 'AE', amountMinor = 1000) =>
  port.candidates({ methodId, market, amountMinor }).map(({ name }) => name)
beforeEach(() => {
  time = 1_700_000_000_000
})

describe('without routes', () => {
  it('those that serve market, method and amount, in their order', () => {
    expect(namesOf(payments(), 1, 'IN')).toEqual(['first', 'second'])
    expect(namesOf(payments(), 8, 'IN')).toEqual(['first'])
    expect(namesOf(payments(), 1, 'AE')).toEqual(['second', 'third'])
    expect(namesOf(payments(), 1, 'AE', 199)).toEqual(['second'])
    expect(namesOf(payments(), 7, 'IN')).toEqual([])
    expect(payments().find('second')?.name).toBe('second')
    expect(payments().find('nobody')).toBeNull()
  })
})

it('none for a way to pay that is switched off in the market', () => {
  applySettings({ IN: { 'payments.methods': switched(ALL_METHODS_ON, 8, false) } })
  expect([namesOf(payments(), 8, 'IN'), payments().isServed({ methodId: 8, market: 'IN', amountMinor: 1000 })]).toEqual(
    [...[[], false]],
  )
  expect([namesOf(payments(), 1, 'IN'), namesOf(payments(), 1, 'AE')]).toEqual([
    ...[
      ['first', 'second'],
      ['second', 'third'],
    ],
  ])
  applySettings({})
  expect(namesOf(payments(), 8, 'IN')).toEqual(['first'])
})

describe('with routes', () => {
  const routes: PaymentRoute[] = [
    { market: 'IN', methodId: 1, minMinor: 0, maxMinor: 5000, gateways: ['second', 'first'] },
    { market: 'IN', methodId: 8, ...ANY, gateways: [] },
    { market: 'AE', methodId: null, ...ANY, gateways: ['third', 'first'] },
  ]

  it('the first that fits decides, and what it names must serve the payment', () => {
    const port = payments(routes)
    expect(namesOf(port, 1, 'IN', 5000)).toEqual(['second', 'first'])
    expect(namesOf(port, 1, 'IN', 5001)).toEqual(['first', 'second'])
    expect(namesOf(port, 8, 'IN')).toEqual([])
    expect(namesOf(port, 1, 'AE')).toEqual(['third'])
    // old payments of a gateway without new ones still belong to it
    expect(port.find('second')?.name).toBe('second')
  })
})

describe('a gateway that creates no session', () => {
  it('is left out after three failures in a row, for half a minute, then tried again', () => {
    const port = payments()
    for (const created of [false, false, true, false, false]) port.report('first', created)
    expect(namesOf(port, 1, 'IN')).toEqual(['first', 'second'])
    port.report('first', false)
    expect(namesOf(port, 1, 'IN')).toEqual(['second'])
    expect(namesOf(port, 8, 'IN')).toEqual([])
    time += 29_999
    expect(namesOf(port, 1, 'IN')).toEqual(['second'])
    time += 1
    expect(namesOf(port, 1, 'IN')).toEqual(['first', 'second'])
    // the trial fails: skipped again at once
    port.report('first', false)
    expect(namesOf(port, 1, 'IN')).toEqual(['second'])
    time += 30_000
    port.report('first', true)
    port.report('first', false)
    expect(namesOf(port, 1, 'IN')).toEqual(['first', 'second'])
  })

  it('says nothing about another one', () => {
    const port = payments()
    for (let time = 0; time < 5; time++) port.report('first', false)
    expect(namesOf(port, 1, 'AE')).toEqual(['second', 'third'])
  })
})

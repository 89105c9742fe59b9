// Rules of webhooks: the signature test vector of the specification, retry times, addresses, pausing, DNS changes.

import type { lookup } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { ClosedAddressError, guardedLookup, isOpenAddress, openAddress } from '../../platform/open-net.ts'
import { MAX_TRIES, nextDelay, pauseAfter } from './attempts.ts'
import { pauseMail } from './pause-mail.ts'
import { newSecret, signedHeaders } from './signature.ts'

describe('signatures', () => {
  it('match the Standard Webhooks specification', () => {
    // the test vector of its reference libraries
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
    expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])['webhook-signature']).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    )
  })

  it('of both secrets are sent together, each secret of 32 bytes', () => {
    const secrets = [newSecret(), newSecret()]
    expect(secrets[0]).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const headers = signedHeaders({ id: 'msg_1', timestamp: 1, body: '' }, secrets)
    expect(headers['webhook-signature']).toMatch(/^v1,\S{44} v1,\S{44}$/)
  })
})

it('makes eight attempts in about a day, with jitter of a fifth', () => {
  const delays = (random: number) => Array.from({ length: MAX_TRIES }, (_, at) => nextDelay(at + 1, random))
  expect(MAX_TRIES).toBe(8)
  expect(delays(0.5)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000, null])
  expect([delays(0)[1], delays(1)[1]]).toEqual([240, 360])
})

it('accepts public https addresses, and in development mode local ones', () => {
  const taken = ['https://erp.example/hook?key=1', 'https://erp.example:8443/']
  const own = ['http://127.0.0.1:3000/', 'http://localhost/', 'http://[::1]/']
  const closed = ['http://erp.example/', 'https://192.168.1.2/', 'https://[fd00::1]/', 'https://a:b@erp.example/']
  const both = [true, false].map(production => ({ production, outboundHosts: [] }))
  for (const address of taken) expect(both.map(rules => openAddress(address, rules) !== null)).toEqual([true, true])
  for (const address of own) expect(both.map(rules => openAddress(address, rules) !== null)).toEqual([false, true])
  for (const address of closed) expect(both.map(rules => openAddress(address, rules))).toEqual([null, null])
})

it('accepts listed hosts only, where there is a list', () => {
  const rules = { production: true, outboundHosts: ['erp.example', '.supplier.example'] }
  const isTaken = (address: string) => openAddress(address, rules) !== null
  for (const address of ['https://erp.example/hook', 'https://ERP.example:8443/', 'https://a.b.supplier.example/'])
    expect(isTaken(address), address).toBe(true)
  expect(isTaken('https://supplier.example/')).toBe(true)
  for (const address of [
    'https://a.erp.example/',
    'https://other.example/',
    'https://evilsupplier.example/',
    'https://8.8.8.8/',
  ])
    expect(isTaken(address), address).toBe(false)
})

it('rejects a name that resolves to a private address, even next to a public one', async () => {
  const resolving = (addresses: string[]) =>
    ((_name: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(
        null,
        addresses.map(address => ({ address, family: 4 })),
      )) as unknown as typeof lookup
  const result = (addresses: string[]) =>
    new Promise(done =>
      guardedLookup(one => isOpenAddress(one, true), resolving(addresses))('erp.example', {}, (error, address) =>
        done(error ?? address),
      ),
    )
  expect(await result(['8.8.8.8'])).toBe('8.8.8.8')
  for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['169.254.169.254'], []])
    expect(await result(addresses)).toBeInstanceOf(ClosedAddressError)
})

it('pauses after 410, three days of failures, or many failures in half a day', () => {
  const hours = (count: number, failures: number, status = 500) =>
    pauseAfter({ status }, { failures, failingSince: new Date(0), now: new Date(count * 3_600_000) })
  expect(hours(0, 1, 410)).toBe('gone')
  expect([hours(71, 3), hours(72, 3)]).toEqual([null, 'failures'])
  expect([hours(11, 500), hours(12, 49), hours(12, 50)]).toEqual([null, null, 'failures'])
})

it('states in both languages why it was paused and where to resume it', () => {
  const mail = { name: 'ERP', link: 'https://shop.example/console/settings/webhooks/1' }
  for (const language of ['en', 'hi'] as const) {
    const [gone, failures] = (['gone', 'failures'] as const).map(why => pauseMail({ ...mail, why }, language))
    expect(gone?.subject).toContain('ERP')
    expect(gone?.body).toContain('410 Gone')
    expect(failures?.body).not.toContain('410')
    expect(failures?.body).toContain(mail.link)
  }
})

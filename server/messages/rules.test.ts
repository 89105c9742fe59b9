// Bounce reports: which are failures of an address, and which are not.

import { expect, it } from 'vitest'
import { reportOf } from '../testing/bounces.ts'
import { concernsAddress, isFresh, readBounce, signBounceBody } from './rules.ts'

const ID = '7f1d0c52-54a1-4d0b-9a39-0c8f2f3b6e11'
const bounce = { messageId: ID, address: 'asha@plant.example', status: '5.1.1' }

it('reads the address, the status and the message of a failure', () => {
  const reason = 'smtp; 550 5.1.1 <asha@plant.example>: Recipient address rejected: User unknown'
  expect(readBounce(reportOf(bounce))).toEqual({ ...bounce, reason })
  expect(readBounce(reportOf(bounce).replaceAll('\n', '\r\n'))).toEqual({ ...bounce, reason })
  // the original recipient, not the address it was forwarded to
  const forwarded = reportOf(bounce).replace(
    'Final-Recipient: rfc822; asha@plant.example',
    'Final-Recipient: rfc822; x@y.example',
  )
  expect(readBounce(forwarded)?.address).toBe('asha@plant.example')
})

it.each([
  ['a delay', reportOf({ ...bounce, action: 'delayed', status: '4.4.1' })],
  ['a success', reportOf({ ...bounce, action: 'delivered', status: '2.0.0' })],
  ['a report without the mail it is about', reportOf(bounce).replace(/Message-ID.*/i, '')],
  ['a mail of another sender', reportOf({ ...bounce, messageId: 'CAF-not-ours' })],
  ['an answer of a person', 'Subject: Re: Your order\n\nThank you. Action: failed\nStatus: 5.1.1\n'],
  ['nothing', ''],
])('takes no failure from %s', (_name, mail) => {
  expect(readBounce(mail)).toBeNull()
})

it.each([
  ['5.1.1', true],
  ['5.1.10', true],
  ['5.2.1', true],
  ['5.0.0', true],
  ['5.4.4', true],
  ['5.2.2', false],
  ['5.3.4', false],
  ['5.7.1', false],
  ['4.1.1', false],
])('status %s concerns the address: %s', (status, expected) => {
  expect(concernsAddress(status)).toBe(expected)
})

it('signs the time with the body, and rejects old reports', () => {
  expect(signBounceBody('a secret of a test', '1', '{}')).not.toBe(signBounceBody('a secret of a test', '2', '{}'))
  const now = new Date('2026-11-23T12:00:00Z')
  const at = now.getTime() / 1000
  expect([at, at - 300, at - 301, at + 301].map(second => isFresh(String(second), now))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(isFresh('', now)).toBe(false)
})

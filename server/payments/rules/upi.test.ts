// UPI payment links: what is trusted in a gateway's response, and how long it is shown.

import { expect, test } from 'vitest'
import { isShown, isUpiLink } from './upi.ts'

test('a link opens a UPI app for exactly the amount, and nothing else is one', () => {
  const link = 'upi://pay?pa=stub@razorpay&pn=Karkhana&tr=1&am=3190.5&cu=INR'
  expect(isUpiLink(link, 319_050)).toBe(true)
  for (const other of [
    link.replace('upi:', 'javascript:'),
    link.replace('upi://pay', 'https://pay.example/'),
    link.replace('3190.5', '3190.51'),
    link.replace('am=3190.5&', ''),
    link.replace('pa=stub@razorpay&', ''),
    `${link}&tn=two words`,
    `${link}&tn=${'a'.repeat(2000)}`,
  ])
    expect(isUpiLink(other, 319_050), other).toBe(false)
})

test('shown until it expires, while nobody has paid or declined', () => {
  const upiExpiresAt = new Date('2026-11-23T10:10:00Z')
  const attempt = { upiLink: 'upi://pay?pa=a@b&am=1', upiExpiresAt, state: 'pending' as const }
  const before = new Date('2026-11-23T10:09:59Z')
  expect(isShown(attempt, before)).toBe(true)
  expect(isShown(attempt, upiExpiresAt)).toBe(false)
  expect(isShown({ ...attempt, state: 'failed' }, before)).toBe(false)
  expect(isShown({ ...attempt, upiLink: null, upiExpiresAt: null }, before)).toBe(false)
})

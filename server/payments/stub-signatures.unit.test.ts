// The stubs sign by published vectors, with their own code: a mistake in the adapters cannot be in both.

import { expect, it } from 'vitest'
import { stubHmac } from '../testing/gateway-stub.ts'

it.each([
  [
    'a payment of Razorpay',
    ['EnLs21M47BllR3X8PSFtjtbd', 'order_IEIaMR65cu6nz3|pay_IH4NVgf4Dreq1l'],
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  ],
  [
    'a payment link of Razorpay',
    ['EnLs21M47BllR3X8PSFtjtbd', 'plink_IH3cNucfVEgV68|TSsd1989|paid|pay_IH3d0ara9bSsjQ'],
    '07ae18789e35093e51d0a491eb9922646f3f82773547e5b0f67ee3f2d3bf7d5b',
  ],
  [
    'a webhook of Razorpay',
    ['123456', '{"a":1,"b":2,"c":{"d":3}}'],
    '2fe04e22977002e6c7cb553adab8b460cb9e2a4970d5953cb27a8472752e3bbc',
  ],
  [
    'a webhook of Razorpay beyond ASCII',
    ['whs', '{"event":"payment.captured","amt":"₹"}'],
    '7306256e5bd09ac8cfa80d6cfe320dacb7877349f5644351ee2544a95aa1a328',
  ],
  [
    'a webhook of Stripe',
    ['whsec_test', '1700000000.{"id":"evt_1","object":"event","type":"payment_intent.succeeded"}'],
    'b5d16909735dfcdc338e1f1e170cbb5d2ea57494fe5f638399aebcce132ec538',
  ],
] as const)('%s', async (_name, [secret, text], expected) => {
  expect(await stubHmac(secret, text)).toBe(expected)
})

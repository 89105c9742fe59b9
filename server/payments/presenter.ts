// Turns payment rows into API responses.

import type { UpiRequestView } from '../../contract/payments/schemas.ts'
import { qrOf } from '../platform/qr.ts'
import { TEST_GATEWAY } from './adapters/test-gateway.ts'
import type { UpiAttempt } from './rules/upi.ts'

/** A UPI payment as a link and its QR code; null without one, and when it has expired. */
export function presentUpi(
  { upiLink, upiExpiresAt, gateway }: UpiAttempt & { gateway: string },
  now: Date,
): UpiRequestView | null {
  if (upiLink === null || upiExpiresAt === null || upiExpiresAt <= now) return null
  const page = gateway === TEST_GATEWAY ? new URL(upiLink).searchParams.get('url') : null
  return { link: upiLink, qr: qrOf(upiLink), expiresAt: upiExpiresAt.toISOString(), testPage: page }
}

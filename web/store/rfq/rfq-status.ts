// The tone of a request's state.

import type { Rfq } from '../../../contract/rfq/schemas.ts'

export const RFQ_TONES: Readonly<Record<Rfq['state'], 'plain' | 'good' | 'warn' | 'bad'>> = {
  ...{ received: 'plain', quoting: 'plain', quoted: 'warn', accepted: 'good' },
  ...{ declined: 'bad', closed: 'plain', expired: 'bad' },
}

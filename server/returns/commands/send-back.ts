// Records that rejected units of a return were sent back to their customer.

import type { Return } from '../../../contract/returns/schemas.ts'
import { findCarrier } from '../../orders/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { Database } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { updateSentBack } from '../repository/returns.ts'
import { changeReturn } from './staff-returns.ts'

/**
 * Records carrier and tracking number of the units sent back; repeating it changes nothing. @throws return.unknown,
 * return.state when nothing has to be sent back, request.invalid, request.idempotency
 */
export function sendBack(
  db: Database,
  actor: Staff,
  input: { returnNumber: number; carrier: string; trackingNumber: string },
): Promise<Return> {
  const { returnNumber, carrier: code, trackingNumber } = input
  return changeReturn(db, actor, returnNumber, async (tx, row) => {
    const { notAccepted } = row
    if (notAccepted?.outcome !== 'sent-back') {
      const message = 'Nothing of it is to be sent back.'
      throw appError('return.state', { problems: [{ path: 'state', message }] })
    }
    if (notAccepted.sentAt !== null) {
      const isSame = notAccepted.carrierCode === code && notAccepted.trackingNumber === trackingNumber
      if (!isSame) throw appError('request.idempotency')
      return
    }
    const carrier = await findCarrier(tx, row.market, code)
    if (!carrier) {
      const message = 'No such carrier in this market.'
      throw appError('request.invalid', { problems: [{ path: 'body.carrier', message }] })
    }
    await updateSentBack(tx, row, { carrierId: carrier.id, trackingNumber, at: actor.now })
  })
}

// Accepts signed carrier events: tracking shows those of a shipment, which follows; others are for the domain that knows the number.

import { type CarrierEvent, type CarrierOutcome, zCarrierEvent } from '../../../contract/orders/carriers-api.ts'
import { ownAsSystem, type System } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { digest, sameText } from '../../platform/secrets.ts'
import {
  findShipmentOfCarrier,
  insertCarrierEvent,
  insertTrackedEvent,
  updateCarrierOutcome,
} from '../repository/carrier-events.ts'
import { lockOrderOfShipment } from '../repository/orders.ts'
import { lockShipment, updateShipmentState } from '../repository/shipments.ts'
import { happenedAt, isFresh, isOfShipment, moveOf, signCarrierBody } from '../rules/carrier-events.ts'
import { followShipments } from './follow-shipments.ts'
import { endLoss } from './lost-parcel.ts'

export const CARRIER_HEADERS = { timestamp: 'x-carrier-timestamp', signature: 'x-carrier-signature' } as const

/** @throws order.carrier-unknown, order.carrier-signature */
function checkSignature(app: App, carrier: string, rawBody: string, headers: Record<string, string | undefined>): void {
  const secret = app.config.carrierSecrets[carrier]
  if (secret === undefined) throw appError('order.carrier-unknown')
  const { [CARRIER_HEADERS.timestamp]: timestamp = '', [CARRIER_HEADERS.signature]: signature = '' } = headers
  const valid = sameText(signCarrierBody(secret, timestamp, rawBody), signature)
  if (!valid || !isFresh(timestamp, app.now())) throw appError('order.carrier-signature')
}

function readEvent(body: unknown): CarrierEvent {
  const { success, data, error } = zCarrierEvent.safeParse(body)
  if (success) return data
  const problems = error.issues.map(({ path, message }) => ({ path: ['body', ...path].join('.'), message }))
  throw appError('request.invalid', { problems })
}

export interface CarrierRequest {
  body: unknown
  rawBody: string
  headers: Record<string, string | undefined>
}

/** Whose number it is when no shipment has it. */
export type OtherNumbers = (tx: Tx, carrier: string, event: CarrierEvent) => Promise<CarrierOutcome>

/** The error for an event that does not fit what its number stands for. */
export const wrongState = (message: string) =>
  appError('request.invalid', { problems: [{ path: 'body.state', message }] })

/** Adds an event to the tracking of its shipment, and moves the shipment where the event allows it. */
async function apply(
  tx: Tx,
  carrier: string,
  event: CarrierEvent,
  { now, elsewhere }: { now: Date; elsewhere: OtherNumbers },
): Promise<CarrierOutcome> {
  const found = await findShipmentOfCarrier(tx, carrier, event.trackingNumber)
  if (!found) return elsewhere(tx, carrier, event)
  const { state: code, place, reason: why = '' } = event
  if (!isOfShipment(code)) throw wrongState('It is not a pick-up.')
  const system: System = { kind: 'system', name: `carrier:${carrier}` }
  const orderRow = await lockOrderOfShipment(tx, found.number)
  const shipmentRow = await lockShipment(tx, found.number)
  if (!orderRow || !shipmentRow) return 'unknown'
  const shipment = ownAsSystem(shipmentRow, system)
  const to = moveOf({ state: code }, shipment.state)
  if (to && shipment.state === 'lost') await endLoss(tx, { orderId: orderRow.id, shipment }, 'found', system.name)
  if (to) await updateShipmentState(tx, shipment, to)
  const at = happenedAt(new Date(event.at), { madeAt: found.madeAt, now })
  await insertTrackedEvent(tx, shipment, { code, place, at, who: system.name, why })
  if (to) await followShipments(tx, ownAsSystem(orderRow, system), system.name)
  return to ? 'moved' : 'recorded'
}

/**
 * Accepts a carrier event. Repeating the same body changes nothing; an event with an unknown number is recorded, and
 * applied when it is repeated after the hand-over. @throws order.carrier-unknown when the carrier has no secret,
 * order.carrier-signature when the signature is wrong or older than five minutes, request.invalid
 */
export async function handleCarrierEvent(
  app: App,
  carrier: string,
  { body, rawBody, headers }: CarrierRequest,
  elsewhere: OtherNumbers,
): Promise<{ outcome: CarrierOutcome }> {
  checkSignature(app, carrier, rawBody, headers)
  const event = readEvent(body)
  const now = app.now()
  const outcome = await app.db.transaction(async (tx): Promise<CarrierOutcome> => {
    const stored = await insertCarrierEvent(tx, carrier, digest(rawBody), event)
    if (stored.outcome !== '' && stored.outcome !== 'unknown') return 'repeated'
    const came = await apply(tx, carrier, event, { now, elsewhere })
    await updateCarrierOutcome(tx, stored.id, came)
    return came
  })
  return { outcome }
}

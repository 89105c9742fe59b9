// Builds the payload of a message: the record as the store shows it, reduced to the fields of the event's schema.

import { WEBHOOK_DATA, type WebhookBody } from '../../../contract/webhooks/events.ts'
import { PAYLOAD_VERSION, type WebhookKind } from '../../../contract/webhooks/kinds.rules.ts'
import { staffOrder } from '../../orders/service.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/errors.ts'
import { returnIn } from '../../returns/service.ts'
import { findProducts, findRecord, findReturnOf, type OneRecord, type RecordRow } from '../repository/records.ts'

/** The kinds of records that one SQL statement reads. */
const ONE: Partial<Record<WebhookKind, OneRecord>> = {
  'payment.captured': 'payment',
  'payment.failed': 'payment',
  'shipment.shipped': 'shipment',
  'shipment.delivered': 'shipment',
  'refund.paid': 'refund',
  'invoice.issued': 'invoice',
  'rfq.received': 'rfq',
  'rfq.quoted': 'rfq',
}
const isNumber = (record: string) => /^\d{1,15}$/.test(record)

async function orderRecord(db: Db, record: string): Promise<RecordRow | null> {
  try {
    const order = await staffOrder(db, Number(record))
    return { market: order.market, record, data: order }
  } catch (error) {
    if (error instanceof AppError && error.code === 'order.unknown') return null
    throw error
  }
}

async function returnRecord(db: Db, number: string): Promise<RecordRow | null> {
  const row = await findReturnOf(db, number)
  const data = row && (await returnIn(db, 'en', Number(number)))
  return row && data && { ...row, data }
}

async function recordOf(db: Db, kind: WebhookKind, record: string): Promise<RecordRow | null> {
  const one = ONE[kind]
  if (one) return findRecord(db, one, record)
  if (kind.startsWith('order.')) return isNumber(record) ? orderRecord(db, record) : null
  if (kind.startsWith('return.')) return isNumber(record) ? returnRecord(db, record) : null
  return findProducts(db, record.toUpperCase().split(','))
}

/** The payload as JSON, with its market and record number. */
export interface Payload extends Pick<RecordRow, 'market' | 'record'> {
  body: string
}

/**
 * The payload of an event for the current state of a record; null if there is no such record.
 *
 * @param record number or id of the record; for products their MSNs in one market, separated by commas
 */
export async function payloadOf(db: Db, kind: WebhookKind, record: string, at: Date): Promise<Payload | null> {
  const found = await recordOf(db, kind, record)
  if (!found) return null
  const { market } = found
  const data = WEBHOOK_DATA[kind].parse(found.data)
  const body: WebhookBody = { type: kind, version: PAYLOAD_VERSION, timestamp: at.toISOString(), market, data }
  return { market, record: found.record, body: JSON.stringify(body) }
}

// Delivery challans of exchanges on a real store: numbered once, visible only to their buyer, as page, PDF and in three copies.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import { emit, type OutboxEvent } from '../platform/outbox.ts'
import { makeBuyers } from '../testing/buyers.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { eventually } from '../testing/soon.ts'
import { Visitor } from '../testing/store.ts'
import { makeChallanFile, makeFiles } from './commands/make-files.ts'
import { challanDetails, challanFile, staffChallan } from './queries/challans.ts'
import { listConsignments } from './repository/consignments.ts'
import { invoiceDetails } from './service.ts'

const KEY = 'khk_of-the-test-challans'
const CHANGE = statement('test.change-challan', 'update challans set value_minor = 0')
const VERIFY = statement('test.verify-mail', 'update customers set email = $2, email_verified_at = now() where id = $1')
const MAILS = statement(
  'test.challan-mails',
  `select subject, key, attachments as files from messages where recipient = $1 and template = 'delivery-challan'`,
)
const EVENT = statement(
  'test.challan-event',
  `select id, topic, subject, payload from outbox_events where topic = 'invoices.challan-file-made' and subject = $1`,
)
const WAITING = statement(
  'test.challan-events-that-wait',
  `select e.id from outbox_events e join outbox_cursors c on c.subscriber = 'notifications.send'
   where e.subject = $1 and (e.xid, e.id) > (c.xid, c.id)`,
)

let shop: ReturnsStore
let staff: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY })
  staff = new Visitor(shop.store)
  staff.headers[HEADERS.authorization] = `Bearer ${KEY}`
})
afterAll(() => shop.store.close())
const db = () => shop.store.app.db

const handOver = (returnNumber: number) =>
  staff.call('POST /api/admin/returns/{returnNumber}/send', {
    params: { returnNumber },
    body: { carrier: 'vayu-express', trackingNumber: 'VX-77001' },
  })

async function exchanged() {
  const order = await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, order, { kind: 'exchange' })
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 0 }])
  return { order, returnNumber }
}

test('a replacement leaves with one challan of the value that was invoiced', async () => {
  const { order, returnNumber } = await exchanged()
  const { buyer, answer } = order
  const email = 'exchanges@plant.example'
  await db().run(VERIFY, [buyer.actor.customerId, email])
  const { data: sent } = await handOver(returnNumber)
  const [brief] = sent.challans
  if (!brief || sent.challans.length > 1) throw new Error('one challan was expected')
  expect(brief.number).toMatch(/^DC\/\d{4}\/000001$/)
  // the same hand-over, repeated
  expect((await handOver(returnNumber)).data.challans).toEqual(sent.challans)
  const challan = await challanDetails(db(), buyer.actor, brief.challanId)
  expect(challan).toMatchObject({
    ...{ orderNumber: answer.orderNumber, returnNumber, carrier: 'Vayu Express', trackingNumber: 'VX-77001' },
    lines: [{ quantity: 1, value: challan.value }],
  })
  const invoice = await invoiceDetails(db(), buyer.actor, challan.invoice.invoiceId)
  const line = invoice.lines.find(({ lineNo }) => lineNo === challan.lines[0]?.lineNo)
  expect(challan.value).toBe(Math.round((line?.taxable ?? 0) / (line?.quantity ?? 1)))

  await expect(challanFile(shop.store.app, buyer.actor, brief.challanId)).rejects.toMatchObject({
    code: 'invoice.not-ready',
  })
  // two concurrent workers, and the job after them
  await Promise.all([1, 2].map(() => makeChallanFile(shop.store.app, brief.challanId)))
  await makeFiles(shop.store.app)
  const mails = () => db().rows<{ subject: string; key: string; files: { name: string }[] }>(MAILS, [email])
  await eventually(async () => expect(await mails()).toHaveLength(1))
  const [mail] = await mails()
  expect(mail?.subject).toContain(`Order ${answer.orderNumber}: delivery challan ${brief.number} of `)
  expect(mail?.key).toBe(`delivery-challan:${brief.challanId}:mail`)
  expect(mail?.files.map(({ name }) => name)).toEqual([`${brief.number.replaceAll('/', '-')}.pdf`])
  // the event repeated, until its subscriber has handled it
  const { topic, subject, payload } = await db().one<OutboxEvent>(EVENT, [brief.challanId])
  await db().transaction(tx => emit(tx, topic, subject, payload as object))
  await eventually(async () => expect(await db().rows(WAITING, [brief.challanId])).toEqual([]))
  expect(await mails()).toHaveLength(1)
  const { bytes } = await challanFile(shop.store.app, buyer.actor, brief.challanId)
  const text = JSON.stringify((await readPdf(bytes)).texts)
  for (const part of ['Delivery challan', brief.number, invoice.number, 'Original for consignee', 'VX-77001'])
    expect(text).toContain(part)
  const copy = await staffChallan(db(), brief.challanId, { copy: 'transporter' })
  expect((await readPdf(copy.bytes)).texts).toContain('Duplicate for transporter')
  const [other] = await makeBuyers(db(), 1)
  if (!other) throw new Error('no buyer')
  await expect(challanDetails(db(), other.actor, brief.challanId)).rejects.toMatchObject({ code: 'invoice.unknown' })
  await expect(db().run(CHANGE, [])).rejects.toThrow()
  // invoice and challan are consignments, each of which may need an e-way bill
  const period = { taxNumber: challan.supplier.taxNumber, from: '2026-01-01', to: '2099-12-31' }
  const orderNumber = answer.orderNumber
  const consignments = await listConsignments(db(), { ...period, orderNumber }, { limit: 10, offset: 0 })
  expect(consignments.filter(({ invoiceId }) => invoiceId === challan.invoice.invoiceId)).toHaveLength(1)
  expect(consignments.find(({ challanId }) => challanId === brief.challanId)).toMatchObject({
    ...{ carrierName: 'Vayu Express', trackingNumber: 'VX-77001', dispatchState: expect.stringMatching(/^\d{2}$/) },
  })
  const { data } = await staff.call('GET /api/admin/invoices/eWayBills', { query: { ...period, orderNumber } })
  // at a few hundred rupees, none does
  expect(data.bills).toEqual([])
})

test('concurrently issued challans are numbered one after another', async () => {
  const exchanges = [await exchanged(), await exchanged(), await exchanged()]
  const sent = await Promise.all(exchanges.map(({ returnNumber }) => handOver(returnNumber)))
  const serials = sent.flatMap(({ data }) => data.challans.map(({ number }) => number.slice(-6))).sort()
  expect(serials).toEqual(['000002', '000003', '000004'])
})

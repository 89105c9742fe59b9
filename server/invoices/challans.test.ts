// Delivery challans of exchanges on a real store: numbered once, for their buyer alone, as page, PDF and in three copies.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { HEADERS } from '../../contract/shared/headers.ts'
import { statement } from '../platform/db.ts'
import { makeBuyers } from '../testing/buyers.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { Visitor } from '../testing/store.ts'
import { makeFiles } from './commands/make-files.ts'
import { challanDetails, challanFile, staffChallan } from './queries/challans.ts'
import { invoiceDetails } from './service.ts'

const KEY = 'an operator key for this test'
const CHANGE = statement('test.change-challan', 'update challans set value_minor = 0')

let shop: ReturnsStore
let staff: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ operatorKey: KEY })
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
  const { data: sent } = await handOver(returnNumber)
  const [brief] = sent.challans
  if (!brief || sent.challans.length > 1) throw new Error('one challan was expected')
  expect(brief.number).toMatch(/^DC\/\d{4}\/000001$/)
  // the same hand-over again
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
  await makeFiles(shop.store.app)
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
})

test('challans that are issued at the same time are numbered one after the other', async () => {
  const exchanges = [await exchanged(), await exchanged(), await exchanged()]
  const sent = await Promise.all(exchanges.map(({ returnNumber }) => handOver(returnNumber)))
  const serials = sent.flatMap(({ data }) => data.challans.map(({ number }) => number.slice(-6))).sort()
  expect(serials).toEqual(['000002', '000003', '000004'])
})

// The operator's invoices for commission: equal to the ledger, once, with gapless numbers; credit notes; the PDF read back.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Staff } from '../platform/actor.ts'
import { statement } from '../platform/db.ts'
import { balanceOf } from '../testing/ledger.ts'
import { readPdf } from '../testing/pdf-text.ts'
import { openReturnsStore, type ReturnsStore, returnOf } from '../testing/returns.ts'
import { signedRow } from '../testing/signed-row.ts'
import { eventually } from '../testing/soon.ts'
import type { Visitor } from '../testing/store.ts'
import { commissionInvoiceFile } from './commands/commission-file.ts'
import { issueCommissionInvoices } from './commands/commission-invoices.ts'

const KEY = 'khk_of-the-test-commission-invoices'
const OPERATOR = '27AAPFU0939F1ZV'
const market = 'IN' as const
const NUMBERS = statement(
  'test.commission-numbers',
  'select kind, number from commission_documents order by kind, serial',
)
const SELLER = statement(
  'test.seller-of-number',
  'select s.code as "sellerCode" from sellers s join seller_registrations r on r.seller_id = s.id where r.tax_number = $1 limit 1',
)
const SET_PIN = statement('test.set-pin', `update seller_registrations set place = '411019' where tax_number = any($1)`)
const MAILS = statement('test.commission-mails', `select attachments from messages where template like 'commission-%'`)
const STAFF = { kind: 'staff', staffId: 'test', sessionId: null } as Staff

let shop: ReturnsStore
let staff: Visitor
beforeAll(async () => {
  shop = await openReturnsStore({ programKey: KEY })
  staff = shop.store.visitor()
  staff.headers.authorization = `Bearer ${KEY}`
})
afterAll(() => shop.store.close())

const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
const period = today.slice(0, 7)
/** A month later. */
const later = () => ({ ...shop.store.app, now: () => new Date(Date.now() + 32 * 86_400_000) })
const issue = () => issueCommissionInvoices(later(), STAFF, { market, period })
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    error => (error as { code: string }).code,
  )
const ACCOUNTS = ['commission', 'commission-cgst', 'commission-sgst', 'commission-igst'] as const

test('invoices of a month: equal to the ledger with what credit notes take back, issued once, numbered without a gap', async () => {
  const rate = { market, basisPoints: 850, operatorTaxNumber: OPERATOR, validFrom: today }
  await staff.call('POST /api/admin/commission/rates', { body: rate })
  const order = await shop.delivered()
  await shop.delivered()
  const { returnNumber } = await returnOf(shop.store, order)
  await shop.receive(returnNumber)
  await shop.inspect(returnNumber, [{ lineNo: 1, accepted: 1, saleable: 1 }])

  // the month is not over; then nobody knows the name of the operator, and no number is taken
  const body = { market, period }
  expect(await staff.try('POST /api/admin/commission/invoices', { body })).toMatchObject({
    status: 409,
    body: { code: 'payout.period' },
  })
  expect(await codeOf(issue())).toBe('payout.operator-unknown')
  const operator = { market, taxNumber: OPERATOR, legalName: 'Karkhana Bazaar LLP', address: 'Baner Road, Pune' }
  const set = (change: object) =>
    staff.try('POST /api/admin/commission/operators', { body: { ...operator, stateCode: '27', ...change } })
  expect((await set({ taxNumber: '27AAPFU0939F1ZX' })).status).toBe(400)
  expect((await set({ stateCode: '29' })).status).toBe(400)
  expect((await set({})).status).toBe(200)

  const runs = await Promise.all([issue(), issue(), issue()])
  const { data } = await staff.call('GET /api/admin/commission/invoices', { query: { market, period } })
  const invoices = data.documents.filter(({ kind }) => kind === 'invoice')
  const credits = data.documents.filter(({ kind }) => kind === 'credit-note')
  expect(runs.map(({ issued }) => issued).sort()).toEqual([0, 0, data.documents.length])
  expect([invoices.length > 0, credits.length]).toEqual([true, 1])
  const [charged, cgst, sgst, igst] = await Promise.all(
    ACCOUNTS.map(async account => 0 - (await balanceOf(market, shop.store.app.db, account))),
  )
  const net = (name: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    data.documents.reduce((sum, one) => sum + (one.kind === 'invoice' ? one[name] : -one[name]), 0)
  expect([net('taxable'), net('cgst'), net('sgst'), net('igst')]).toEqual([charged, cgst, sgst, igst])
  for (const one of data.documents) {
    expect(one.total).toBe(one.taxable + one.cgst + one.sgst + one.igst)
    // supplied in the State of the seller
    if (one.taxNumber.startsWith('27')) expect([one.igst, one.cgst]).toEqual([0, one.sgst])
    else expect([one.cgst, one.sgst]).toEqual([0, 0])
  }
  const numbers = await shop.store.app.db.rows<{ kind: string; number: string }>(NUMBERS)
  for (const kind of ['invoice', 'credit-note'])
    expect(numbers.filter(one => one.kind === kind).map(({ number }) => Number(number.slice(-6)))).toEqual(
      Array.from({ length: (kind === 'invoice' ? invoices : credits).length }, (_, index) => index + 1),
    )

  // what the operator invoices is its own supply in GSTR-1
  const gstr1 = await staff.call('GET /api/admin/tax-returns/gstr1', { query: { taxNumber: OPERATOR, period } })
  expect(gstr1.data.problems).toEqual([])
  const listed = gstr1.data.document as {
    b2b: { ctin: string; inv: { inum: string; val: number }[] }[]
    cdnr: { ctin: string; nt: { nt_num: string; val: number }[] }[]
    hsn: { hsn_b2b: { hsn_sc: string; txval: number }[] }
  }
  const listedAs = (of: typeof invoices) => of.map(({ number, total }) => [number, total / 100]).sort()
  expect(listed.b2b.flatMap(({ inv }) => inv.map(({ inum, val }) => [inum, val])).sort()).toEqual(listedAs(invoices))
  expect(listed.cdnr.flatMap(({ nt }) => nt.map(({ nt_num, val }) => [nt_num, val]))).toEqual(listedAs(credits))
  expect(listed.hsn.hsn_b2b).toMatchObject([{ hsn_sc: '998599', txval: (charged ?? 0) / 100 }])
  expect(listed).not.toHaveProperty('supeco')

  const [first] = invoices
  if (!first) throw new Error('no invoice')
  const file = await commissionInvoiceFile(shop.store.app, { documentId: first.documentId, language: 'en' })
  const text = (await readPdf(file.bytes)).texts.join(' ')
  for (const part of [first.number, OPERATOR, first.taxNumber, 'Karkhana Bazaar LLP', '998599', 'Tax Invoice'])
    expect(text.toLowerCase()).toContain(part.toLowerCase())
  expect(text.replaceAll(',', '')).toContain((first.total / 100).toFixed(2))
  const again = await commissionInvoiceFile(shop.store.app, { documentId: first.documentId, language: 'en' })
  expect(Buffer.from(again.bytes).equals(Buffer.from(file.bytes))).toBe(true)

  // without an address nothing is mailed; with one the month again mails what was not, once and with the same PDF
  expect(data.documents.every(({ mailedTo, hasAddress }) => mailedTo === null && !hasAddress)).toBe(true)
  const { sellerCode } = await shop.store.app.db.one<{ sellerCode: string }>(SELLER, [first.taxNumber])
  const contact = (email: string) =>
    staff.try('POST /api/admin/catalog/sellers/{sellerCode}/details', {
      params: { sellerCode },
      body: { contact: { email, language: 'hi' } },
    })
  expect((await contact('no address')).status).toBe(400)
  expect((await contact(' Accounts@Seller.example ')).status).toBe(200)
  await Promise.all([issue(), issue()])
  const mails = () => shop.store.app.db.rows<{ attachments: { name: string; hash: string }[] }>(MAILS)
  const mine = data.documents.filter(({ taxNumber }) => taxNumber === first.taxNumber)
  await eventually(async () => expect(await mails()).toHaveLength(mine.length))
  await issue()
  const listedNow = await staff.call('GET /api/admin/commission/invoices', { query: { market, period } })
  for (const { taxNumber, mailedTo } of listedNow.data.documents)
    expect(mailedTo).toBe(taxNumber === first.taxNumber ? 'accounts@seller.example' : null)
  const hindi = await commissionInvoiceFile(shop.store.app, { documentId: first.documentId, language: 'hi' })
  const attached = (await mails()).flatMap(({ attachments }) => attachments)
  const sent = attached.find(({ name }) => name === hindi.name)
  const stored = await shop.store.app.ports.files.get('invoices', sent?.hash ?? '')
  expect(stored?.equals(Buffer.from(hindi.bytes))).toBe(true)
  expect(await mails()).toHaveLength(mine.length)

  // sold after the invoice of the month: told, not changed
  await shop.delivered()
  const after = await issue()
  expect(after.issued).toBe(0)
  expect(after.differing.length).toBeGreaterThan(0)
})

test('the invoice portal: exported as e-invoices, signed once, with IRN and code on the PDF', async () => {
  const documents = async () =>
    (await staff.call('GET /api/admin/commission/invoices', { query: { market, period } })).data.documents
  const exported = async () => {
    const [one] = await documents()
    const query = { taxNumber: OPERATOR, from: `${period}-01`, to: one?.issuedOn ?? '' }
    return (await staff.call('GET /api/admin/invoices/eInvoices', { query })).data.invoices
  }
  const listed = await documents()
  const before = await exported()
  expect(before.map(({ number }) => number)).toEqual(listed.map(({ number }) => number).sort())
  // the addresses on the documents have no PIN: those of the registrations are taken once they have one
  expect(new Set(before.flatMap(({ problems }) => problems))).toEqual(new Set(['SellerDtls.Pin', 'BuyerDtls.Pin']))
  await shop.store.app.db.run(SET_PIN, [listed.map(({ taxNumber }) => taxNumber)])
  const operator = { market, taxNumber: OPERATOR, legalName: 'Karkhana Bazaar LLP', stateCode: '27' }
  await staff.call('POST /api/admin/commission/operators', {
    body: { ...operator, address: 'Baner Road, Pune 411045' },
  })
  const invoices = await exported()
  expect(invoices.flatMap(({ problems }) => problems)).toEqual([])
  for (const { number, document } of invoices) {
    const one = listed.find(of => of.number === number)
    if (!one) throw new Error(`${number} is not listed`)
    const amounts = {
      AssVal: one.taxable / 100,
      CgstVal: one.cgst / 100,
      SgstVal: one.sgst / 100,
      IgstVal: one.igst / 100,
    }
    expect(document).toMatchObject({
      DocDtls: { Typ: one.kind === 'invoice' ? 'INV' : 'CRN', No: number },
      SellerDtls: { Gstin: OPERATOR, LglNm: 'Karkhana Bazaar LLP', Pin: 411045 },
      BuyerDtls: { Gstin: one.taxNumber, LglNm: one.sellerName, Pos: one.taxNumber.slice(0, 2) },
      ItemList: [{ IsServc: 'Y', HsnCd: '998599', GstRt: 18, AssAmt: one.taxable / 100 }],
      ValDtls: { ...amounts, TotInvVal: one.total / 100 },
    })
  }

  const rowOf = (number: string, change: Record<string, unknown> = {}) => {
    const one = listed.find(of => of.number === number)
    const irn = invoices.find(of => of.number === number)?.irn
    if (!one || !irn) throw new Error(`${number} is not there`)
    return signedRow(irn, {
      ...{ SellerGstin: OPERATOR, BuyerGstin: one.taxNumber, DocNo: number, TotInvVal: one.total / 100 },
      ...{
        DocTyp: one.kind === 'invoice' ? 'INV' : 'CRN',
        DocDt: one.issuedOn.split('-').reverse().join('/'),
        ...change,
      },
    })
  }
  const take = async (...rows: ReturnType<typeof rowOf>[]) =>
    (await staff.call('POST /api/admin/invoices/signed', { body: { rows } })).data
  const [first, credit] = [listed[0], listed.find(({ kind }) => kind === 'credit-note')]
  if (!first || !credit) throw new Error('nothing was issued')
  const file = (language: 'en' | 'hi') =>
    commissionInvoiceFile(shop.store.app, { documentId: first.documentId, language })
  const unsigned = await file('en')
  const rejected = await take(
    rowOf(first.number, { DocTyp: 'DBN' }),
    rowOf(first.number, { BuyerGstin: OPERATOR }),
    rowOf(credit.number, { TotInvVal: 1 }),
  )
  expect(rejected.map(({ reason }) => reason)).toEqual(['document-unknown', 'buyer-differs', 'total-differs'])
  const both = await Promise.all([take(rowOf(first.number)), take(rowOf(first.number))])
  expect(both.map(([one]) => one?.outcome).sort()).toEqual(['known', 'stored'])
  expect(await take(rowOf(credit.number))).toMatchObject([{ outcome: 'stored', number: credit.number }])
  expect(await take(rowOf(first.number, { ItemCnt: 1 }))).toMatchObject([{ reason: 'signed-before' }])

  const irns = (await documents()).flatMap(({ irn }) => irn ?? [])
  expect(irns).toEqual([rowOf(first.number).Irn, rowOf(credit.number).Irn])
  const signed = await file('en')
  expect((await readPdf(signed.bytes)).texts.join('')).toContain(irns[0])
  expect((await readPdf((await file('hi')).bytes)).texts.join('')).toContain(irns[0])
  expect((await readPdf(unsigned.bytes)).texts.join('')).not.toContain('IRN')
})

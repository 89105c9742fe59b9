// A merchant's store from nothing, in production mode: set up and filled by commands, then an order, moved to the door.

import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../server/testing/pdf-text.ts'
import { eventually } from '../../server/testing/soon.ts'
import { freePort, newFolder, ROOT, type RunningStore, removeFolders, startStore } from './processes.ts'
import { Shopper } from './shopper.ts'
import { type SmsProvider, startSmsProvider } from './sms-provider.ts'

/** With what the law of India asks to be declared, without which nothing is sold. */
const PRODUCT = {
  ...{ Brand: 'Shakti', 'Part number': 'HM-1', Name: 'Claw hammer', Category: 'Tools', Price: '560', MRP: '700' },
  ...{ HSN: '8205', 'Weight (g)': '700', Stock: '40', 'Country of origin': 'India', 'Net quantity': '1 N' },
  ...{ 'Manufacturer name': 'Shakti Forge', 'Manufacturer address': 'MIDC Chakan Pune 410501' },
  ...{ 'Consumer care name': 'Acme Tools', 'Consumer care address': 'Gala 7 Chinchwad Pune 411019' },
  ...{ 'Consumer care phone': '020 4000 0000', 'Consumer care email': 'care@acme.example' },
}
const FEED = `${Object.keys(PRODUCT).join()}\n${Object.values(PRODUCT).join()}\n`
const FLAGS = {
  'seller-code': 'ACME',
  'legal-name': 'Acme Tools Private Limited',
  address: 'Gala 7, Chinchwad MIDC',
  place: 'Pune',
  phone: '020 4000 0000',
  email: 'care@acme.example',
  'grievance-officer': 'Anagha Deshpande',
  'tax-number': '27AAKCS4821M1ZW',
  warehouse: 'PNQ:411019:Pune',
  delivery: '3000:3',
}

let folder: string
let provider: SmsProvider
let store: RunningStore
let shopper: Shopper
let orderNumber: number
let env: Record<string, string>

beforeAll(async () => {
  folder = await newFolder('kh-setup-')
  provider = await startSmsProvider()
  const port = await freePort()
  env = {
    PORT: String(port),
    STORE_MODE: 'production',
    STARTER_CATALOGUE: 'false',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SMS_URL: provider.url,
    TEST_CLOCK: 'false',
    ACCESS_LOG: 'false',
  }
})
afterAll(async () => {
  await store?.stop()
  provider.close()
  await removeFolders(folder)
})

/** A command of the built store on the same folder; returns its output, both channels together. */
async function command(program: string, ...args: string[]): Promise<{ code: number; output: string }> {
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, `dist/server/${program}.js`), ...args],
      { cwd: ROOT, env: { ...process.env, ...env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' } },
    )
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}

it('starts empty and says what is missing', async () => {
  store = await startStore(join(folder, 'data'), env)
  expect(store.output()).toContain('Nothing can be sold yet: run npm run setup.')
  expect((await fetch(store.origin)).status).toBe(200)
})

it('is set up by flags while it runs, and the second time changes nothing', async () => {
  const wrong = await command('setup', '--seller-code', 'ACME')
  expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('warehouses: is missing') })
  const flags = Object.entries(FLAGS).flatMap(([flag, value]) => [`--${flag}`, value])
  const done = await command('setup', ...flags)
  expect(done.code, done.output).toBe(0)
  expect(done.output).toContain('Ready to sell.')
  const again = await command('setup', ...flags)
  expect(again.output).not.toMatch(/: (created|changed)/)
  expect((await command('setup', '--check')).output).toContain('IN: ready to sell')
})

it('sells what the import brings', async () => {
  await writeFile(join(folder, 'feed.csv'), FEED)
  const done = await command('import', join(folder, 'feed.csv'), '--market', 'in')
  expect(done.code, done.output).toBe(0)
  shopper = new Shopper(() => store.origin, provider.codeFor)
  await shopper.signUp('9876500001')
  const addressId = await shopper.addAddress()
  const page = await (await fetch(store.origin)).text()
  expect(page).toContain('Acme Tools Private Limited, Gala 7, Chinchwad MIDC, Pune')
  expect(page).not.toMatch(/href="(tel|mailto):"/)
  const msn = /\/mp\/(msn[0-9a-z]{8})/.exec(page)?.[1]?.toUpperCase()
  expect(msn, page.slice(-3000)).toBeDefined()
  const reply = await shopper.order(addressId, msn ?? '', 2)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  orderNumber = Number(reply.body.data?.orderNumber)
})

interface OrderOfStaff {
  state: string
  payable: number
  shipments: { shipmentId: number; state: string }[]
}

let program: { authorization: string }

/** A call of the program. */
async function staff(path: string, body: object): Promise<OrderOfStaff> {
  const reply = await shopper.must('POST', path, body, program)
  return reply.data as unknown as OrderOfStaff
}

it('a program gets a key of its own by a command, and the store does not start with the setting of earlier versions', async () => {
  const made = await command('staff', 'key', 'ERP', '--permissions', 'orders.write', '--markets', 'in', '--days', '30')
  expect(made.code, made.output).toBe(0)
  program = { authorization: `Bearer ${/khk_[\w-]{43}/.exec(made.output)?.[0]}` }
  env.OPERATOR_KEY = 'a-key-of-earlier-versions-01'
  const refused = await command('main')
  delete env.OPERATOR_KEY
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('OPERATOR_KEY is no longer a setting') })
})

it('staff move the order to the door, and its invoice says what was paid', async () => {
  const confirmed = await staff(`/api/admin/orders/${orderNumber}/confirm`, {})
  expect(confirmed).toMatchObject({ state: 'processing', shipments: [{ state: 'processing' }] })
  const move = (body: object) => staff(`/api/admin/shipments/${confirmed.shipments[0]?.shipmentId}/move`, body)
  await move({ to: 'packed' })
  const shipped = await move({ to: 'shipped', carrier: 'standard', trackingNumber: 'AC-000001' })
  expect(shipped.state).toBe('shipped')
  const invoice = await eventually(async () => {
    const { data } = await shopper.must('GET', `/api/v1/order/invoices?orderNumber=${orderNumber}`)
    const [first] = data as unknown as { invoiceId: string; number: string }[]
    expect(first?.number).toMatch(/^RI\//)
    return first
  })
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const pdf = await eventually(async () => {
    const url = `${store.origin}/api/v1/order/invoice?orderNumber=${orderNumber}&invoiceId=${invoice?.invoiceId}`
    const response = await fetch(url, { headers: { cookie } })
    expect(response.status).toBe(200)
    return readPdf(new Uint8Array(await response.arrayBuffer()))
  })
  const text = pdf.texts.join(' ')
  const payable = (confirmed.payable / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })
  for (const part of [invoice?.number ?? '', payable, 'Acme Tools Private Limited', '27AAKCS4821M1ZW']) {
    expect(text).toContain(part)
  }
  expect(await move({ to: 'delivered' })).toMatchObject({ state: 'delivered' })
})

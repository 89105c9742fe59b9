// Staff at the console: the owner that the tests share, and members who are invited by mail.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Language } from '../../contract/shared/market.ts'
import type { StaffRole } from '../../contract/shared/permissions.ts'
import { ROOT } from '../system/processes.ts'
import { Shopper } from '../system/shopper.ts'

const PASSWORD = 'the owner of the journeys'
/** The session of the owner of the store of all journeys. */
const shared = () => process.env.E2E_STAFF_COOKIE ?? ''

/** Calls of staff: the token that writes echo is another one than that of shoppers. */
export class StaffClient {
  readonly #shopper: Shopper
  constructor(origin: string) {
    this.#shopper = new Shopper(() => origin)
  }

  get cookies(): Map<string, string> {
    return this.#shopper.cookies
  }

  async call(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    if (!this.cookies.has('kh_staff_csrf')) await this.#shopper.must('GET', '/api/admin/session')
    const headers = { 'x-csrf-token': this.cookies.get('kh_staff_csrf') ?? '' }
    return (await this.#shopper.must(method, path, body, headers)).data ?? {}
  }
}

/** The code of an authenticator app now. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Creates the owner of a running store from the command line, and returns the session. */
export async function createOwner(origin: string, folder: string): Promise<string> {
  const command = ['dist/server/staff.js', 'invite', 'owner@staff.example', '--name', 'Meera Iyer']
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
  const token = /\/console\/invite\/([\w-]{43})/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`The owner was not invited: ${stdout}`)
  const client = new StaffClient(origin)
  await client.call('POST', `/api/admin/session/invitation/${token}`, { password: PASSWORD })
  const { secret } = await client.call('POST', '/api/admin/session/enrol')
  await client.call('POST', '/api/admin/session/enrol/confirm', { code: codeOf(String(secret)) })
  return client.cookies.get('kh_staff') ?? ''
}

/** The browser of a test is that of the owner. */
export async function asOwner(context: BrowserContext, origin: string, value = shared()): Promise<void> {
  const { hostname } = new URL(origin)
  await context.addCookies([
    {
      name: 'kh_staff',
      value,
      domain: hostname,
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
}

/** A client with the session of the owner. */
export function ownerClient(origin: string): StaffClient {
  const client = new StaffClient(origin)
  client.cookies.set('kh_staff', shared())
  return client
}

/** Invites somebody; returns the address in the mail. */
export async function invite(
  origin: string,
  role: StaffRole,
  language: Language = 'en',
): Promise<{ email: string; path: string }> {
  const email = `${role}-${randomBytes(4).toString('hex')}@staff.example`
  const client = ownerClient(origin)
  await client.call('POST', '/api/admin/staff', {
    email,
    name: 'Ravi Nair',
    role,
    markets: ['IN', 'AE'],
    language,
  })
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const outbox = await (await fetch(`${origin}/dev/outbox`)).text()
    const mail = outbox.split('<article>').find(part => part.includes(email))
    const path = mail && /\/console\/invite\/[\w-]{43}/.exec(mail)?.[0]
    if (path) return { email, path }
    await new Promise(done => setTimeout(done, 300))
  }
  throw new Error(`No invitation for ${email}`)
}

/** The browser becomes that of a new member, whose console is in a language. */
export async function enterAs(
  context: BrowserContext,
  origin: string,
  role: StaffRole,
  language: Language,
): Promise<void> {
  const { path } = await invite(origin, role, language)
  const client = new StaffClient(origin)
  await client.call('POST', `/api/admin/session/invitation/${path.split('/').at(-1)}`, { password: PASSWORD })
  const { secret } = await client.call('POST', '/api/admin/session/enrol')
  await client.call('POST', '/api/admin/session/enrol/confirm', { code: codeOf(String(secret)) })
  await asOwner(context, origin, client.cookies.get('kh_staff'))
}

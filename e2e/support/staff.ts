// Staff at the console: owners and members of the stores of the tests.

import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { TOTP } from 'otpauth'
import { type Language, MARKETS } from '../../contract/shared/market.ts'
import type { StaffRole } from '../../contract/shared/permissions.ts'
import { ROOT } from '../system/processes.ts'
import { Shopper } from '../system/shopper.ts'
import { type Invitee, invite as inviteByProcess } from './invitations.ts'

const PASSWORD = 'the owner of the journeys'

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

/** The time of a store in milliseconds; other tests may have moved its clock. */
export async function clockOf(origin: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${origin}/dev/clock`, { method: 'POST', headers, body: '{"advanceSeconds":1}' })
  // a store in production mode has the time of the machine
  return reply.ok ? new Date(((await reply.json()) as { now: string | number }).now).getTime() : Date.now()
}

/** The code of an authenticator app now. */
export async function codeOf(origin: string, secret: string): Promise<string> {
  const totp = new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 })
  return totp.generate({ timestamp: await clockOf(origin) })
}

type Person = Pick<Invitee, 'email' | 'name' | 'role' | 'language'>

/** Invites somebody from the command line; returns the token of the link. `folder` is that of the running store. */
async function inviteByCommand(folder: string, { email, name, role, language }: Person): Promise<string> {
  const options = ['--name', name, '--role', role, '--language', language]
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' }
  const command = ['dist/server/staff.js', 'invite', email, ...options]
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })
  const token = /\/console\/invite\/([\w-]{43})/.exec(stdout)?.[1]
  if (token === undefined) throw new Error(`${email} was not invited: ${stdout}`)
  return token
}

/** Accepts an invitation and sets up the second factor; returns the session. */
async function join(origin: string, token: string): Promise<string> {
  const client = new StaffClient(origin)
  await client.call('POST', `/api/admin/session/invitation/${token}`, { password: PASSWORD })
  const { secret } = await client.call('POST', '/api/admin/session/enrol')
  await client.call('POST', '/api/admin/session/enrol/confirm', { code: await codeOf(origin, String(secret)) })
  return client.cookies.get('kh_staff') ?? ''
}

/** Creates the owner of a running store, and returns the session. */
export async function createOwner(origin: string, folder: string): Promise<string> {
  const owner = { email: 'owner@staff.example', name: 'Meera Iyer', role: 'owner' as const, language: 'en' as const }
  return join(origin, await inviteByCommand(folder, owner))
}

/** Invites a member to a running store, and returns the session. */
export async function createMember(
  origin: string,
  folder: string,
  role: StaffRole,
  language: Language = 'en',
): Promise<string> {
  const email = `${role}-${randomBytes(4).toString('hex')}@staff.example`
  return join(origin, await inviteByCommand(folder, { email, name: 'Ravi Nair', role, language }))
}

/** The browser of a test takes over a session of staff. */
export async function takeSession(context: BrowserContext, origin: string, value: string): Promise<void> {
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

/**
 * Invites somebody to the store of all journeys, whose clock other tests move: a session would be too old. Returns the
 * address of the mail and the path of its link.
 */
export async function invite(role: StaffRole, language: Language = 'en'): Promise<{ email: string; path: string }> {
  const email = `${role}-${randomBytes(4).toString('hex')}@staff.example`
  const token = await inviteByProcess({ email, name: 'Ravi Nair', role, language, markets: MARKETS })
  return { email, path: `/console/invite/${token}` }
}

/** The browser becomes that of a new member, whose console is in a language. */
export async function enterAs(
  context: BrowserContext,
  origin: string,
  role: StaffRole,
  language: Language,
): Promise<void> {
  const { path } = await invite(role, language)
  await takeSession(context, origin, await join(origin, path.split('/').at(-1) ?? ''))
}

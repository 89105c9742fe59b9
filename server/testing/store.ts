// A complete store on its own database for one test file, and visitors that behave like browsers.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { CallInput, CallName, CallOutput } from '../../contract/api.ts'
import type { ErrorBody } from '../../contract/shared/error-body.ts'
import { COOKIES, HEADERS, STAFF_COOKIES } from '../../contract/shared/headers.ts'
import type { Config } from '../platform/config.ts'
import { SESSION_LIMITS } from '../platform/connections.ts'
import { openDatabase, statement } from '../platform/db.ts'
import { NO_LOAD_LIMITS } from '../platform/load-shedding.ts'
import { digest } from '../platform/secrets.ts'
import { openStore, type Store, type StoreOptions } from '../store.ts'
import { testConfig } from './config.ts'
import { createDatabase, dropDatabase, MIGRATIONS, newDatabaseName, urlOf } from './databases.ts'
import { TEMPORARY } from './temporary-folders.ts'

export interface TestStore extends Store {
  /** Connects as the owner of the tables; the store itself acts as another role. */
  databaseUrl: string
  /** Runs statements as the owner of the tables, for what the store itself may not do. */
  asOwner(script: string): Promise<void>
  /** Advances the clock; jobs delayed until then run now. */
  advanceClock(seconds: number): Promise<void>
  /** A new visitor with their own cookies. */
  visitor(host?: string): Visitor
  /** A visitor who is signed up and logged in. */
  customer(host?: string): Promise<Visitor & { customerId: string }>
  /** MSNs of average price and weight that can be bought by every payment method, best stocked first. */
  buyableMsns(market: 'IN' | 'AE', count: number): Promise<string[]>
}

/** Options of a test store. */
export interface TestStoreOptions
  extends Partial<Pick<StoreOptions, 'web' | 'connectionLimits' | 'loadLimits' | 'schedule' | 'indexAtStart'>> {
  config?: Partial<Config>
  /** Takes the lines of the log. */
  logTo?: (line: Record<string, unknown>) => void
  /** Where the store connects to instead, such as a proxy. */
  connectTo?: (databaseUrl: string) => Promise<string>
  /** A store with its tables and nothing in them, instead of a copy of the template. */
  empty?: boolean
  /** The text of an API key with the rights of an owner in both markets, which begins with `khk_`. */
  programKey?: string | undefined
}

const logOf = (take: (line: Record<string, unknown>) => void) =>
  pino({ level: 'info', base: null }, { write: text => take(JSON.parse(text) as Record<string, unknown>) })

/**
 * A minute that passes must not do what a test is about to do, nor may a busy machine reject requests. Most tests search
 * nothing, and the thread of the index takes two seconds of CPU to start.
 */
const UNDISTURBED = { schedule: false, loadLimits: NO_LOAD_LIMITS, indexAtStart: false }

/** Opens a store on a copy of the template database; `close` drops it. */
export async function openTestStore({
  config,
  logTo,
  connectTo,
  empty = false,
  programKey,
  web = null,
  ...limits
}: TestStoreOptions = {}): Promise<TestStore> {
  const serverUrl = inject('serverUrl')
  const name = newDatabaseName()
  const server = openDatabase(serverUrl, { max: 1, limits: SESSION_LIMITS.background })
  await createDatabase(server, name, empty ? undefined : inject('template'))
  const folder = await mkdtemp(join(TEMPORARY, 'kh-data-'))
  const databaseUrl = urlOf(serverUrl, name)
  const store = await openStore({
    ...UNDISTURBED,
    ...limits,
    config: testConfig(folder, config),
    log: logTo ? logOf(logTo) : pino({ level: process.env.TEST_LOG ?? 'silent' }),
    databaseUrl: (await connectTo?.(databaseUrl)) ?? databaseUrl,
    migrations: MIGRATIONS,
    searchThread: inject('searchThread'),
    web,
  })
  if (programKey !== undefined) await store.app.db.run(INSERT_KEY, [programKey, digest(programKey), store.app.now()])
  let phones = 0
  const testStore: TestStore = {
    ...store,
    databaseUrl,
    async asOwner(script) {
      const owner = openDatabase(databaseUrl, { max: 1, limits: SESSION_LIMITS.background })
      await owner.script(script).finally(() => owner.close())
    },
    async advanceClock(seconds) {
      if (!store.clock.advance) throw new Error('The clock of this store cannot be moved.')
      await store.clock.advance(seconds)
    },
    visitor: host => new Visitor(store, host),
    async customer(host) {
      const visitor = new Visitor(store, host)
      const digits = String(++phones)
      const phone = host?.startsWith('ae') ? `50${digits.padStart(7, '0')}` : `98${digits.padStart(8, '0')}`
      return Object.assign(visitor, { customerId: await visitor.signUp(phone) })
    },
    async buyableMsns(market, count) {
      const rows = await store.app.db.rows<{ msn: string }>(BUYABLE, [market, count])
      return rows.map(row => row.msn)
    },
    async close() {
      await store.close()
      await dropDatabase(server, name)
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return testStore
}

const BUYABLE = statement(
  'test.buyable',
  `select p.msn from products p join stock s using (msn) join offer_choices oc using (msn)
   where p.market = $1 and p.active and oc.availability = 'stock' and oc.min_quantity = 1 and oc.quantity_multiple = 1 and oc.offers = 1
     and oc.price_minor between case $1 when 'AE' then 3000 else 40000 end and case $1 when 'AE' then 40000 else 300000 end
     and p.weight_grams < 10000
   group by p.msn having sum(s.on_hand - s.reserved) > 20 order by sum(s.on_hand - s.reserved) desc, p.msn limit $2`,
)
const INSERT_KEY = statement(
  'test.insert-key',
  `insert into api_keys (name, prefix, key_hash, role, markets, networks, created_by, created_by_name, created_at)
   values ('Test', left($1, 10), $2, 'owner', '{IN,AE}', '{}', 'test', 'Test', $3)`,
)
const LAST_CODE = statement(
  'test.last-code',
  `select body from messages where recipient like '%' || $1 and template like 'otp-%' order by created_at desc limit 1`,
)

/** A new access key for an email or phone as typed, without a device id. */
export function accessKeyFor(typed: string): string {
  const random = randomBytes(16).toString('hex')
  return `${random}.${digest(`${random}::${typed}`).toString('hex')}`
}

export interface Answer<T> {
  status: number
  body: T
}

/** A headless client: keeps cookies, sends the CSRF token and the access key where required. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly headers: Record<string, string> = {}
  /** Whether requests see what a test has just written with SQL: each of them waits until the caches are up to date. */
  seesLatestSql = true
  readonly #store: Store
  readonly #host: string

  constructor(store: Store, host = 'localhost') {
    this.#store = store
    this.#host = host
  }

  /** Any request; JSON responses are parsed. */
  async request(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<unknown>> {
    const csrf = this.cookies.get(url.startsWith('/api/admin/') ? STAFF_COOKIES.csrf : COOKIES.csrf)
    const sent: InjectOptions = {
      method,
      url,
      headers: {
        host: this.#host,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(csrf ? { [HEADERS.csrf]: csrf } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    }
    if (this.seesLatestSql) await this.#store.notificationsHandled()
    const response = await this.#store.http.inject(sent)
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0) this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const json = String(response.headers['content-type'] ?? '').includes('json')
    return { status: response.statusCode, body: json ? response.json() : response.body }
  }

  /** Calls an endpoint with any result. A write opens a session first, as a page does. */
  async try<N extends CallName>(name: N, input?: CallInput<N>): Promise<Answer<CallOutput<N> | ErrorBody>> {
    const [method, path = ''] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
    const forStaff = path.startsWith('/api/admin/')
    const [cookie, opener] = forStaff
      ? [STAFF_COOKIES.csrf, '/api/admin/session']
      : [COOKIES.csrf, '/api/v1/session/getSession']
    if (method !== 'GET' && !this.cookies.has(cookie)) await this.request('GET', opener)
    const {
      params = {},
      query = {},
      body,
    } = (input ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: Record<string, unknown>
    }
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const search = new URLSearchParams(
      Object.entries(query)
        .filter(([, value]) => value !== undefined)
        // a list is repeated
        .flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, String(one)])),
    )
    const url = search.size > 0 ? `${filled}?${search}` : filled
    const answer = await this.request(method, url, method === 'POST' ? (body ?? {}) : undefined, this.#accessKey(body))
    return answer as Answer<CallOutput<N> | ErrorBody>
  }

  /** Calls an endpoint and expects success. */
  async call<N extends CallName>(name: N, input?: CallInput<N>): Promise<CallOutput<N>> {
    const answer = await this.try(name, input)
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body as CallOutput<N>
  }

  #accessKey(body: Record<string, unknown> | undefined): Record<string, string> {
    const typed = String(body?.email ?? body?.phone ?? '')
    return typed ? { [HEADERS.accessKey]: accessKeyFor(typed) } : {}
  }

  /** The last code sent to a phone or email. */
  async lastCode(identifier: string): Promise<string> {
    const { body } = await this.#store.app.db.one<{ body: string }>(LAST_CODE, [identifier])
    const code = body.match(/\d{6}/)?.[0]
    if (!code) throw new Error('No code in the last message')
    return code
  }

  /** Proves the customer's own phone, as a change of a contact asks for. */
  async confirmPhone(): Promise<string> {
    const phone = (await this.call('GET /api/v1/customer/getcustomer')).data.phone ?? ''
    await this.call('POST /api/v1/auth/sendOTPV2', { body: { phone, flowType: 'checkout' } })
    const otp = await this.lastCode(phone)
    return (await this.call('POST /api/v1/auth/verifyOTP', { body: { phone, flowType: 'checkout', otp } })).data.proof
  }

  /** Signs up with a phone number and logs in; returns the customer id. */
  async signUp(phone: string): Promise<string> {
    await this.call('POST /api/v1/auth/sendOTPV2', { body: { phone, flowType: 'signup' } })
    const verified = await this.call('POST /api/v1/auth/verifyOTP', {
      body: { phone, flowType: 'signup', otp: await this.lastCode(phone) },
    })
    const session = await this.call('POST /api/v1/login/signup', {
      body: { firstName: 'Asha', lastName: 'Kulkarni', phone, proof: verified.data.proof },
    })
    if (!session.userId) throw new Error('Sign-up gave no customer')
    return session.userId
  }
}

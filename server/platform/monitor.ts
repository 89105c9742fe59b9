// Monitoring: metrics in Prometheus format, a log line for each request, security events.

import type { FastifyBaseLogger } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ErrorCode } from '../../contract/shared/errors.ts'
import type { SearchPort } from '../../search/port.ts'
import type { Actor } from './actor.ts'
import type { Secrets } from './secrets.ts'

/** Security events by the error of a request. Their names are stable: alerts depend on them. */
const EVENT_OF: Partial<Record<ErrorCode, SecurityEvent>> = {
  'auth.password-wrong': 'login.failed',
  'auth.password-too-many': 'login.limit-reached',
  'staff.login-wrong': 'staff.login-failed',
  'staff.company-failed': 'staff.login-failed',
  'staff.company-unknown': 'staff.login-failed',
  'staff.code-wrong': 'staff.login-failed',
  'staff.too-many': 'staff.limit-reached',
  'auth.passkey': 'login.failed',
  'auth.otp-wrong': 'code.wrong',
  'auth.otp-exhausted': 'code.exhausted',
  'auth.otp-too-many': 'code.limit-reached',
  'auth.work-required': 'code.work-required',
  'auth.proof': 'proof.rejected',
  'auth.access-key': 'access-key.rejected',
  'session.csrf': 'csrf.rejected',
  'session.forbidden': 'permission.denied',
  'request.too-many': 'limit.reached',
  'request.misdirected': 'host.rejected',
  'payment.signature': 'webhook.rejected',
  'order.carrier-signature': 'webhook.rejected',
}

export type SecurityEvent =
  | 'login.failed'
  | 'login.limit-reached'
  | 'login.succeeded'
  | 'code.wrong'
  | 'code.exhausted'
  | 'code.limit-reached'
  | 'code.work-required'
  | 'proof.rejected'
  | 'access-key.rejected'
  | 'account.created'
  | 'account.deleted'
  | 'account.merged'
  | 'passkey.added'
  | 'passkey.removed'
  | 'social-account.connected'
  | 'social-account.removed'
  | 'password.changed'
  | 'session.ended'
  | 'session.confirmed'
  | 'partner-link.rejected'
  | 'staff.login-failed'
  | 'staff.limit-reached'
  | 'staff.login-succeeded'
  | 'staff.company-linked'
  | 'staff.account-created'
  | 'staff.password-changed'
  | 'staff.second-factor-set-up'
  | 'staff.session-ended'
  | 'csrf.rejected'
  | 'permission.denied'
  | 'limit.reached'
  | 'host.rejected'
  | 'webhook.rejected'
  | 'return.rejected'
  | 'metrics.rejected'

export interface RequestRecord {
  requestId: string
  method: string
  /** Pattern of the route or name of the page, never the URL: that may contain personal data. */
  route: string
  status: number
  ms: number
  /** Whether a page came from the cache. */
  cached: boolean
}

type Origin = Pick<Actor, 'requestId' | 'ip' | 'customerId'>

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** Maximum log lines for browser errors; the metrics count all. */
const BROWSER_ERRORS_PER_MINUTE = 30
/** Requested by machines every few seconds. */
const OPERATIONS = /^\/(healthz|readyz|metrics)$/

/** Process metrics: memory, CPU, event loop, garbage collection. One observer for all stores of the process. */
let ofProcess: Registry | undefined
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

interface MonitorOptions {
  log: FastifyBaseLogger
  secrets: Pick<Secrets, 'sign'>
  accessLog: boolean
}

export class Monitor {
  readonly registry = new Registry()
  readonly #options: MonitorOptions
  readonly #requests = new Histogram({
    name: 'karkhana_http_request_duration_seconds',
    help: 'Requests by route and status, and how long they took.',
    labelNames: ['method', 'route', 'status', 'cached'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly #searches = new Histogram({
    name: 'karkhana_search_duration_seconds',
    help: 'Calls of the search engine, the wait for the thread included.',
    labelNames: ['method'] as const,
    buckets: SECONDS,
    registers: [this.registry],
  })
  readonly #errors = this.#counter('karkhana_errors_total', 'Unexpected errors by where they occurred.', 'where')
  readonly #rejected = this.#counter('karkhana_shed_requests_total', 'Requests rejected because of the load.', 'reason')
  readonly #events = this.#counter('karkhana_security_events_total', 'Events of the security log.', 'event')

  #browserErrors = { minute: 0, logged: 0 }

  constructor(options: MonitorOptions) {
    this.#options = options
  }

  /** All metrics in the Prometheus text format. */
  async metrics(): Promise<string> {
    return Registry.merge([this.registry, processRegistry()]).metrics()
  }

  /** Counts a completed request, and logs it without personal data. */
  request({ requestId, method, route, status, ms, cached }: RequestRecord): void {
    this.#requests.observe({ method, route, status, cached: String(cached) }, ms / 1000)
    if (!this.#options.accessLog || OPERATIONS.test(route)) return
    const took = Math.round(ms * 10) / 10
    this.#options.log.info({ event: 'request', requestId, method, route, status, ms: took, cached })
  }

  /** Logs a security event. The client address is a keyed digest: the same for the same client, and not reversible. */
  security(
    securityEvent: SecurityEvent,
    { requestId, ip, customerId }: Origin,
    details: { route?: string } = {},
  ): void {
    this.#events.inc({ event: securityEvent })
    const client = this.#options.secrets.sign('log-client', ip).slice(0, 12)
    const whose = customerId === null ? {} : { customerId }
    this.#options.log.warn({ event: 'security', securityEvent, requestId, client, ...whose, ...details })
  }

  /** Logs the security event of an error, if any. */
  securityError(code: ErrorCode, origin: Origin, details: { route?: string } = {}): void {
    const event = EVENT_OF[code]
    if (event) this.security(event, origin, details)
  }

  /** Counts a browser error, and logs it unless this minute had many: anybody can send them. */
  browserError(error: Readonly<Record<string, unknown>>, now: Date): void {
    this.#errors.inc({ where: 'browser' })
    const minute = Math.floor(now.getTime() / 60_000)
    if (minute !== this.#browserErrors.minute) this.#browserErrors = { minute, logged: 0 }
    if (++this.#browserErrors.logged <= BROWSER_ERRORS_PER_MINUTE)
      this.#options.log.warn({ event: 'browser-error', ...error })
  }

  failed(where: 'call' | 'page' | 'job'): void {
    this.#errors.inc({ where })
  }

  shed(reason: 'requests' | 'event-loop'): void {
    this.#rejected.inc({ reason })
  }

  /** The port with its searches timed. */
  timed(search: SearchPort): SearchPort {
    const timed =
      <Input extends unknown[], Result>(method: string, call: (...input: Input) => Promise<Result>) =>
      async (...input: Input): Promise<Result> => {
        const end = this.#searches.startTimer({ method })
        return call(...input).finally(() => end())
      }
    return {
      search: timed('search', request => search.search(request)),
      suggest: timed('suggest', request => search.suggest(request)),
      similar: timed('similar', (msn, size) => search.similar(msn, size)),
      similarByText: timed('similarByText', (text, market, size) => search.similarByText(text, market, size)),
      open: () => search.open(),
      setPosition: position => search.setPosition(position),
      upsert: documents => search.upsert(documents),
      remove: msns => search.remove(msns),
      rebuild: documents => search.rebuild(documents),
      categoryPaths: msns => search.categoryPaths(msns),
      setSynonyms: lines => search.setSynonyms(lines),
      health: () => search.health(),
      listen: listener => search.listen(listener),
      close: () => search.close(),
    }
  }

  #counter<Label extends string>(name: string, help: string, label: Label): Counter<Label> {
    return new Counter({ name, help, labelNames: [label], registers: [this.registry] })
  }
}

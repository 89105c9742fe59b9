// The manifest of a domain: its tables, routes, plugins, jobs, event subscribers and startup hooks.

import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { BinKind } from './bin.ts'
import type { CalendarSource } from './calendar.ts'
import type { MergeRule } from './customer-merge.ts'
import type { Tx } from './db.ts'
import type { Route } from './invoke.ts'
import type { Job } from './jobs.ts'
import type { Listener } from './listen.ts'
import type { OutboxEvent, Subscriber } from './outbox.ts'
import type { PersonalData } from './personal-data.ts'
import type { RetentionRule } from './retention.ts'
import type { SetupCheck } from './setup-checks.ts'

/** What a startup hook can use besides the app. */
export interface StartupContext {
  listener: Listener
  /** Invalidates the cached pages with a tag in this process. */
  invalidateTag(tag: string): void
  /** Whether the search index is opened now; otherwise when it is first needed. */
  indexAtStart: boolean
}

/** Starts work that runs in every process; returns its disposer. */
export type StartupHook = (app: App, context: StartupContext) => Promise<() => Promise<void>>

/** Registers routes outside the contract: images, sitemaps, uploads, development pages. */
export type Plugin = (server: FastifyInstance, app: App) => void

/** A subscriber of a domain, which also gets the app. */
export interface DomainSubscriber extends Omit<Subscriber, 'handle'> {
  handle(tx: Tx, event: OutboxEvent, app: App): Promise<void>
}

export interface Domain {
  /** Name of the domain and its folder. */
  name: string
  /** Tables that only this domain writes; `npm test` checks it. */
  tables?: readonly string[]
  /** Tables of other domains, by owner, that its SQL reads where a service call would cost an extra statement. */
  readsTables?: Readonly<Record<string, readonly string[]>>
  /** Endpoints of the contract. */
  routes?: readonly Route[]
  plugins?: readonly Plugin[]
  /** Scheduled and queued jobs. */
  jobs?: readonly Job[]
  /** How long its tables store personal data. */
  retention?: readonly RetentionRule[]
  /** Customer data in its tables: what is exported on request, and what happens to it when an account is deleted. */
  personalData?: readonly PersonalData[]
  /** What happens to its rows when a customer account is merged into another one. */
  merging?: readonly MergeRule[]
  /** Its things that start or end at a time, for the staff calendar. */
  calendar?: readonly CalendarSource[]
  /** Its records that go to the bin when they are deleted. */
  bin?: readonly BinKind[]
  /** Setup checks of a market, for the checklist of a new shop. */
  setupChecks?: readonly SetupCheck[]
  /** Subscribers of outbox events. */
  subscribers?: readonly DomainSubscriber[]
  startupHooks?: readonly StartupHook[]
  /** Names of the text messages it sends, which SMS_TEMPLATE_IDS may list. */
  textTemplates?: readonly string[]
}

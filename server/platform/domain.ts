// What a domain contributes to the store: its routes, plugins, jobs, event subscribers and startup hooks, in one manifest.

import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import type { Route } from './invoke.ts'
import type { Job } from './jobs.ts'
import type { Listener } from './listen.ts'
import type { Subscriber } from './outbox.ts'

/** What a startup hook may use beside the app. */
export interface StartupContext {
  listener: Listener
  /** Invalidates the cached pages that carry a tag, in this process. */
  invalidatePages(tag: string): void
}

/** Starts work that every process keeps running; returns its disposer. */
export type StartupHook = (app: App, context: StartupContext) => Promise<() => Promise<void>>

/** Registers routes outside the contract: pictures, sitemaps, uploads, development pages. */
export type Plugin = (server: FastifyInstance, app: App) => void

export interface Domain {
  /** Name of the folder. */
  name: string
  /** Tables that only this domain writes; `npm test` checks it. */
  tables?: readonly string[]
  /** Tables of other domains that its own SQL reads, by owner, where going through the service would cost a statement. */
  readsTables?: Readonly<Record<string, readonly string[]>>
  /** Calls of the contract. */
  routes?: readonly Route[]
  plugins?: readonly Plugin[]
  /** Background work, scheduled or sent. */
  jobs?: readonly Job[]
  /** Subscribers of outbox events. */
  subscribers?: readonly Subscriber[]
  startupHooks?: readonly StartupHook[]
}

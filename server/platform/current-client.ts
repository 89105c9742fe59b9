// The client of the current work, so that clients who send many requests only delay themselves.

import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string>()

/** Runs the rest of a request for a client, by the key of its address. */
export const runForClient = (client: string, rest: () => void): void => current.run(client, rest)

/** The client of the current request; empty for jobs and other work of the store itself. */
export const currentClient = (): string => current.getStore() ?? ''

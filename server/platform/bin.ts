// A domain's declaration of records that go to the bin when they are deleted: how to restore one.

import type { BinKindName } from '../../contract/bin/kinds.rules.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { Staff } from './actor.ts'
import type { App } from './app.ts'
import type { Tx } from './db.ts'

/** A deleted record; `contents` is what its kind restores it from. */
export interface Binned<C extends object> {
  kind: BinKindName
  /** Null for records of both markets. */
  market: Market | null
  recordId: string
  name: string
  contents: C
}

export interface Restoring {
  app: App
  tx: Tx
  actor: Staff
}

export interface BinKind {
  kind: BinKindName
  /** What the audit log keeps of a record that came back; the contents when left out. */
  logged?(contents: object): object
  /** Inserts the record again; returns its id. @throws bin.taken when its code, name or day has been taken */
  restore(to: Restoring, entry: Binned<object>): Promise<string>
  /** Runs after the commit. */
  restored?(app: App, market: Market | null): void
}

/** A kind whose contents were stored in the bin by its own domain. */
export function binKind<C extends object>(kind: {
  kind: BinKindName
  restore(to: Restoring, entry: Binned<C>): Promise<string>
  restored?(app: App, market: Market | null): void
  logged?(contents: C): object
}): BinKind {
  const { logged, ...rest } = kind
  return {
    ...rest,
    restore: (to, entry) => kind.restore(to, entry as Binned<C>),
    ...(logged && { logged: contents => logged(contents as C) }),
  }
}

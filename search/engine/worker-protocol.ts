// What the web process and the thread of the search engine say to each other.

import type { EmbeddedSearch } from './embedded-search.ts'

/** Methods of the engine that are called from the other thread. */
export type EngineMethod =
  | 'open'
  | 'mark'
  | 'upsert'
  | 'remove'
  | 'startRebuild'
  | 'addToRebuild'
  | 'finishRebuild'
  | 'search'
  | 'suggest'
  | 'similar'
  | 'similarByText'
  | 'places'
  | 'setSynonyms'
  | 'save'
  | 'close'

export type MethodInput<M extends EngineMethod> = Parameters<EmbeddedSearch[M]>
export type MethodOutput<M extends EngineMethod> = Awaited<ReturnType<EmbeddedSearch[M]>>

export interface Call {
  id: number
  method: EngineMethod
  input: unknown[]
}

/** An answer to a call, or a note for the log. */
export type Reply =
  | { kind: 'answer'; id: number; output: unknown; documents: number }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'note'; message: string }

export interface WorkerSettings {
  folder: string | null
  saveAfterMs?: number
}

// Messages between the web process and the worker thread of the search engine.

import type { EmbeddedSearch } from './embedded-search.ts'

/** Methods of the engine that are called from the other thread. */
export type EngineMethod =
  | 'open'
  | 'setPosition'
  | 'upsert'
  | 'remove'
  | 'startRebuild'
  | 'addToRebuild'
  | 'finishRebuild'
  | 'search'
  | 'suggest'
  | 'similar'
  | 'similarByText'
  | 'categoryPaths'
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

/** Result of a call, or a message for the log. */
export type Reply =
  | { kind: 'result'; id: number; output: unknown; documents: number }
  | { kind: 'error'; id: number; message: string }
  | { kind: 'log'; message: string }

export interface WorkerSettings {
  /** Folder of the snapshot; null to keep the index in memory only. */
  folder: string | null
  /** Delay between a change and the next snapshot, in ms. */
  saveDelayMs?: number
}

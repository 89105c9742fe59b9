// A document in a preview: while a page is rendered for one, its draft replaces the published content.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { BodyOf, DocumentBody } from '../../../contract/content/documents.ts'
import type { Market } from '../../../contract/shared/market.ts'

export interface Previewed {
  market: Market
  key: string
  body: DocumentBody
}

const current = new AsyncLocalStorage<Previewed>()

/** Renders with a document in place of the published one. */
export function withPreview<T>(document: Previewed, render: () => Promise<T>): Promise<T> {
  return current.run(document, render)
}

/** The text that a preview shows for a document; null outside a preview, where the stored text is used. */
export function previewed<K extends DocumentBody['kind']>(kind: K, market: Market, key: string): BodyOf<K> | null {
  const shown = current.getStore()
  if (!shown || shown.body.kind !== kind || shown.market !== market || shown.key !== key) return null
  return shown.body as BodyOf<K>
}

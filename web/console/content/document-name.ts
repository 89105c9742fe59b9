// The name of a document where no title of its own stands: of the only one of its kind, or its key.

import type { DocumentKind } from '../../../contract/content/document-kinds.rules.ts'
import type { Translate } from '../app/messages.ts'

/** @param key the address of a document; the kind itself where a market has one only */
export function documentName(t: Translate<'content'>, kind: DocumentKind, key: string): string {
  if (key === kind) return t(`kind-${kind}`)
  return key === 'home' && kind === 'layout' ? t('home') : key
}

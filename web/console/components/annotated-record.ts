// How a screen names the record whose notes, tags and responsible member are shown.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'

export interface AnnotatedRecord<K extends RecordKind = RecordKind> {
  recordKind: K
  recordId: string
}

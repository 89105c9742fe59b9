// Identifies the record whose notes, tags and responsible member a screen shows.

import type { RecordKind } from '../../../contract/annotations/kinds.rules.ts'

export interface AnnotatedRecord<K extends RecordKind = RecordKind> {
  recordKind: K
  recordId: string
}

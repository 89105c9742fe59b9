// Whether the member writes notes on a record and attaches files to it.

import { useMay } from '../app/session.ts'
import type { AnnotatedRecord } from './annotated-record.ts'

/** Notes on customers need a permission of their own. */
export function useMayNote({ recordKind }: AnnotatedRecord): boolean {
  const may = useMay()
  return may('notes.write') && (recordKind !== 'customer' || may('customers.note'))
}

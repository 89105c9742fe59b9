// Where a job of records is shown, and its words for a record and for why one is skipped.

import type { RecordSkip } from '../../../contract/record-jobs/api.ts'
import type { JobKind } from '../../../contract/record-jobs/kinds.rules.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { LIST_PATH } from './record-path.ts'

/** Below the list of its records; steps of orders through the warehouse have `bulk`. */
export const jobPath = (kind: JobKind, recordJobId: string): string =>
  to(`${LIST_PATH[kind]}/${kind === 'order' ? 'marks' : 'bulk'}/${recordJobId}`)

/** Words why a record is skipped. */
export function useSkipText(): (kind: JobKind, reason: RecordSkip) => string {
  const t = useMessages('tagging')
  return (kind, reason) => t(reason === 'unknown' ? `skip-unknown-${kind}` : `skip-${reason}`)
}

interface Named {
  recordId: string
  /** 0 for a product, and for what is no record of the market any more. */
  number: number
}

/** Names a record by its number, which is the id of all but customers; a product by its MSN. */
export function useRecordName(): (kind: JobKind, record: Named) => string {
  const t = useMessages('tagging')
  return (kind, { recordId, number }) =>
    kind === 'customer' && number === 0
      ? t('customer')
      : t(`number-${kind}`, { number: kind === 'customer' ? String(number) : recordId })
}

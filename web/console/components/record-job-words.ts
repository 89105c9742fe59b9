// Where a job of records is shown, and its words for a record and for why one is skipped.

import {
  isPostKind,
  type JobKind,
  type RecordAction,
  type RecordSkip,
} from '../../../contract/record-jobs/kinds.rules.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { LIST_PATH } from './record-path.ts'

/** The list of the records of a job. */
export const JOB_LIST: Readonly<Record<JobKind, string>> = {
  ...LIST_PATH,
  ...{ 'price-list': '/price-lists', review: '/reviews', question: '/reviews', answer: '/reviews' },
}

/** Where a record of a job is shown; reviews, questions and answers have no page of their own. */
export const recordAddress = (kind: JobKind, recordId: string): string =>
  isPostKind(kind) ? to(JOB_LIST[kind], { kind }) : to(`${JOB_LIST[kind]}/${recordId}`)

/** Below the list of its records; steps of orders through the warehouse have `bulk`. */
export const jobPath = (kind: JobKind, recordJobId: string): string =>
  to(`${JOB_LIST[kind]}/${kind === 'order' ? 'marks' : 'bulk'}/${recordJobId}`)

/** The key of what a step is called above its report. */
export function titleKey(kind: JobKind, action: Exclude<RecordAction, 'assign'>) {
  if (kind === 'price-list' && (action === 'stop' || action === 'resume')) return `title-${action}-${kind}` as const
  if ((kind === 'question' || kind === 'answer') && (action === 'publish' || action === 'reject'))
    return `title-${action}-${kind}` as const
  return `title-${action}` as const
}

/** Words why a record is skipped. */
export function useSkipText(): (kind: JobKind, reason: RecordSkip) => string {
  const t = useMessages('tagging')
  return (kind, reason) => t(reason === 'unknown' ? `skip-unknown-${kind}` : `skip-${reason}`)
}

interface Named {
  recordId: string
  /** 0 for what has none, and for what is no record of the market any more. */
  number: number
  /** Empty for what has none. */
  name: string
}

/** Names a record by its number, which is the id of all but customers; a product by its MSN, a coupon by its code, a review by its product. */
export function useRecordName(): (kind: JobKind, record: Named) => string {
  const t = useMessages('tagging')
  return (kind, { recordId, number, name }) => {
    if (kind === 'coupon' || kind === 'price-list' || isPostKind(kind)) return name || t(`number-${kind}`)
    if (kind !== 'customer') return t(`number-${kind}`, { number: recordId })
    return number === 0 ? t('customer') : t('number-customer', { number: String(number) })
  }
}

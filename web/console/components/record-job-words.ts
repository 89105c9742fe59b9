// The paths of bulk jobs and their records, and the texts for records and skip reasons.

import { documentKeyOf } from '../../../contract/annotations/kinds.rules.ts'
import {
  isMarkKind,
  isPostKind,
  type JobKind,
  type RecordAction,
  type RecordSkip,
  readReorderLabel,
  readStockRecord,
} from '../../../contract/record-jobs/kinds.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { LIST_PATH, listAddress, recordPage } from './record-path.ts'

/** The path of the list of a job's records. */
export const JOB_LIST: Readonly<Record<JobKind, string>> = {
  ...LIST_PATH,
  ...{ 'price-list': '/price-lists', stock: '/stock', review: '/reviews', question: '/reviews', answer: '/reviews' },
}

/** The address of the list of a job's records. */
export const jobListAddress = (kind: JobKind): string => (isMarkKind(kind) ? listAddress(kind, {}) : to(JOB_LIST[kind]))

/** The path of a job's record; reviews, questions and answers have no page of their own. */
export function recordAddress(kind: JobKind, recordId: string): string {
  if (isPostKind(kind)) return to(JOB_LIST[kind], { kind })
  if (kind === 'stock') return to(`${JOB_LIST[kind]}/${readStockRecord(recordId).msn}`)
  return kind === 'price-list' ? to(`${JOB_LIST[kind]}/${recordId}`) : recordPage(kind, recordId)
}

/** Below the list of its records; steps of orders through the warehouse have `bulk`. */
export const jobPath = (kind: JobKind, recordJobId: string): string =>
  to(`${JOB_LIST[kind]}/${kind === 'order' ? 'marks' : 'bulk'}/${recordJobId}`)

/** The message key of a step, for the heading of its report. */
export function titleKey(kind: JobKind, action: Exclude<RecordAction, 'assign' | 'reorder'>) {
  if (kind === 'price-list' && (action === 'stop' || action === 'resume')) return `title-${action}-${kind}` as const
  if ((kind === 'question' || kind === 'answer') && (action === 'publish' || action === 'reject'))
    return `title-${action}-${kind}` as const
  return `title-${action}` as const
}

/** What a step with reorder points is called above its report. */
export function useReorderTitle(): (label: string) => string {
  const t = useMessages('tagging')
  const { number } = useLocale()
  return label => {
    const { reorderPoint, warehouse } = readReorderLabel(label)
    const title = reorderPoint === null ? t('title-no-reorder') : t('title-reorder', { label: number(reorderPoint) })
    return warehouse === null ? title : t('onlyIn', { title, warehouse })
  }
}

/** Texts for why a record is skipped. */
export function useSkipText(): (kind: JobKind, reason: RecordSkip) => string {
  const t = useMessages('tagging')
  return (kind, reason) => t(reason === 'unknown' ? `skip-unknown-${kind}` : `skip-${reason}`)
}

interface Named {
  recordId: string
  /** 0 for records without a number, and for ids that are no record of the market. */
  number: number
  /** Empty for what has none. */
  name: string
}

/** Names a record by its number, which is the id of all but customers; a product by its MSN, a coupon by its code, a review by its product, stock by product, warehouse and seller. */
export function useRecordName(): (kind: JobKind, record: Named) => string {
  const t = useMessages('tagging')
  return (kind, { recordId, number, name }) => {
    if (kind === 'coupon' || kind === 'price-list' || kind === 'stock' || isPostKind(kind))
      return name || t(`number-${kind}`)
    if (kind === 'seller') return t('number-seller', { number: recordId })
    if (kind === 'article' || kind === 'page') return documentKeyOf(recordId)
    if (kind !== 'customer' && kind !== 'lead' && kind !== 'dispute') return t(`number-${kind}`, { number: recordId })
    return number === 0 ? t(kind) : t(`number-${kind}`, { number: String(number) })
  }
}

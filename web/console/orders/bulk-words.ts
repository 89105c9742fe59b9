// Texts of bulk jobs: why an order is skipped or has failed.

import { type BulkStep, SKIP_REASONS, type SkipReason } from '../../../contract/bulk-jobs/steps.rules.ts'
import type { ErrorCode } from '../../../contract/shared/errors.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useErrorText } from '../app/error-text.ts'
import { useMessages } from '../app/messages.ts'

const isSkip = (reason: string): reason is SkipReason => (SKIP_REASONS as readonly string[]).includes(reason)

/** A reason in the report: why it was skipped, or an error code. */
export function useReasonText(): (step: BulkStep, reason: string) => string {
  const t = useMessages('bulk')
  const textOf = useErrorText()
  return (step, reason) => {
    if (reason === '') return t('notReached')
    if (!isSkip(reason)) return textOf(new ApiError(500, { code: reason as ErrorCode }))
    return reason === 'already' ? t(`already-${step}`) : t(`skip-${reason}`)
  }
}

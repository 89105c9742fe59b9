// The message of a failed call: its code in the member's language, the missing permission, the rejected fields.

import { useCallback } from 'react'
import { MARKET_INFO } from '../../../contract/shared/market.ts'
import type { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from './messages.ts'

/** Numbers and texts that a message may name. */
function paramsOf(error: ApiError): Record<string, string | number> {
  const pairs = Object.entries(error.data ?? {}).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(pairs) as Record<string, string | number>
}

/** The limit and the amount of a step that moves more money than the member may. */
function limitTexts({ data }: ApiError, money: ReturnType<typeof useLocale>['money']): Record<string, string> {
  if (!data?.moneyLimit) return {}
  const { market, limit, amount } = data.moneyLimit
  const { currency } = MARKET_INFO[market]
  return { limit: money(limit, currency), amount: money(amount, currency) }
}

export function useErrorText(): (error: ApiError) => string {
  const errors = useMessages('errors')
  const frame = useMessages('frame')
  const permissions = useMessages('permissions')
  const { money } = useLocale()
  return useCallback(
    error => {
      if (error.status === 0) return frame('offline')
      const missing = error.data?.permission
      if (error.code === 'session.forbidden' && missing) {
        return frame('missingPermission', { permission: permissions(missing) })
      }
      const beyond = error.code === 'staff.beyond-own' && missing
      const text = beyond
        ? frame('beyondOwn', { permission: permissions(missing) })
        : errors(error.code, { ...paramsOf(error), ...limitTexts(error, money) })
      const problems = error.problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))
      return [text, ...problems].join(' ')
    },
    [errors, frame, permissions, money],
  )
}

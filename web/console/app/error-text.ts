// The words of a failed call: its code in the language of the person, the missing permission, the rejected fields.

import { useCallback } from 'react'
import type { ApiError } from '../../framework/api/api-error.ts'
import { useMessages } from './messages.ts'

/** Numbers and texts that a message may name. */
function paramsOf(error: ApiError): Record<string, string | number> {
  const pairs = Object.entries(error.data ?? {}).filter(([, value]) => ['string', 'number'].includes(typeof value))
  return Object.fromEntries(pairs) as Record<string, string | number>
}

export function useErrorText(): (error: ApiError) => string {
  const errors = useMessages('errors')
  const frame = useMessages('frame')
  const permissions = useMessages('permissions')
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
        : errors(error.code, paramsOf(error))
      const problems = error.problems.map(({ path, message }) => (path ? `${path}: ${message}` : message))
      return [text, ...problems].join(' ')
    },
    [errors, frame, permissions],
  )
}

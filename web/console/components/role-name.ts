// The name of a built-in or custom role in the member's language.

import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { CustomRoleName } from '../../../contract/staff/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

export interface NamedRole {
  role: StaffRole | null
  customRole: CustomRoleName | null
}

/** Null without a role: an API key with individual permissions. */
export function useRoleName(): (named: NamedRole) => string | null {
  const names = useMessages('frame')
  const { language } = useLocale()
  return ({ role, customRole }) => {
    if (role) return names(role)
    return (language === 'hi' ? customRole?.nameHi : null) ?? customRole?.name ?? null
  }
}

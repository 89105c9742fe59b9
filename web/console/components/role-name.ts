// The name of a role in the language of the person: of one in the table of the code, or of one that the store has defined.

import type { StaffRole } from '../../../contract/shared/permissions.ts'
import type { CustomRoleName } from '../../../contract/staff/schemas.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

export interface NamedRole {
  role: StaffRole | null
  customRole: CustomRoleName | null
}

/** Null where there is no role: an API key with rights of its own. */
export function useRoleName(): (named: NamedRole) => string | null {
  const names = useMessages('frame')
  const { language } = useLocale()
  return ({ role, customRole }) => {
    if (role) return names(role)
    return (language === 'hi' ? customRole?.nameHi : null) ?? customRole?.name ?? null
  }
}

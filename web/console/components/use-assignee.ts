// The assignee of a request or a ticket: the member's own name, or "somebody else"; names are in the audit log.

import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'

const STAFF_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Text for `assignedTo` of a request: the id of a member, or the typed name of a colleague. */
export function useAssignee(): (assignedTo: string | null) => string {
  const t = useMessages('list')
  const { staffId, name } = useMember()
  return assignedTo => {
    if (assignedTo === null) return t('nobody')
    if (assignedTo === staffId) return name
    return STAFF_ID.test(assignedTo) ? t('colleague') : assignedTo
  }
}

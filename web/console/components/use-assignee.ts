// Who works on a request or a ticket: the own name, or that it is somebody else; the log of changes has the names.

import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'

const STAFF_ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Words `assignedTo` of a request: the id of a member, or the name of a colleague that was typed. */
export function useAssignee(): (assignedTo: string | null) => string {
  const t = useMessages('list')
  const { staffId, name } = useMember()
  return assignedTo => {
    if (assignedTo === null) return t('nobody')
    if (assignedTo === staffId) return name
    return STAFF_ID.test(assignedTo) ? t('colleague') : assignedTo
  }
}

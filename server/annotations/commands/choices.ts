// Notification preferences of a member of staff.

import type { NotificationChoices } from '../../../contract/annotations/notifications-api.ts'
import type { StaffMember } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { saveChoices } from '../repository/notifications.ts'

/** Idempotent. */
export async function chooseNotifications(
  app: App,
  { staffId }: StaffMember,
  { muted, dailyMail }: NotificationChoices,
): Promise<NotificationChoices> {
  const choices = { muted: [...new Set(muted)], dailyMail }
  await saveChoices(app.db, staffId, choices)
  return choices
}

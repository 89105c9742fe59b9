// The daily mail of unread notifications, for members who enabled it: only records they may read, and each
// notification once.

import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import { originOf } from '../../platform/hosts.ts'
import { findRights } from '../../staff/service.ts'
import { readableBy } from '../queries/notifications.ts'
import { holdMail, listMembersToMail, listNotifications, setMailed } from '../repository/notifications.ts'
import { unreadMail } from '../rules/unread-mail.ts'

/** Maximum notifications listed in a mail; the rest are in the console. */
const NAMED = 20

/** Queues the mail of a member, unless nothing is new or another process has just queued it. */
async function mailMember(app: App, staffId: string): Promise<boolean> {
  return app.db.transaction(async tx => {
    const held = await holdMail(tx, staffId)
    const member = held && (await findRights(tx, staffId))
    if (!member) return false
    const page = { before: null, unread: true, limit: NAMED + 1 }
    const unread = await listNotifications(tx, readableBy({ staffId, ...member }), page)
    const [newest] = unread
    if (!newest || newest.id <= held.mailedUpTo) return false
    const fresh = unread.filter(({ id }) => id > held.mailedUpTo)
    const { email, language } = member
    const console = `${originOf(app.config, newest.market)}/console`
    const more = fresh.length > NAMED
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'staff-unread', language },
      ...unreadMail({ name: member.name, notifications: fresh.slice(0, NAMED), more, console }, language),
      key: `staff-unread:${staffId}:${newest.id}`,
    })
    await setMailed(tx, staffId, newest.id)
    return true
  })
}

/** Queues the mails that are due; returns how many. */
export async function mailUnread(app: App): Promise<number> {
  let mailed = 0
  for (const staffId of await listMembersToMail(app.db)) if (await mailMember(app, staffId)) mailed += 1
  return mailed
}

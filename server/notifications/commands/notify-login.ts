// Queues the mail about a login from a new device, once per device.

import { NEW_DEVICE_TOPIC, type NewDeviceEvent } from '../../auth/service.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedLogin } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { loginMail } from '../rules/login-mail.ts'
import { textOf } from '../rules/mail.ts'

export const LOGIN_TOPICS = [NEW_DEVICE_TOPIC]

/** Only sent to a verified address: an unverified one may belong to somebody else. */
export async function notifyOfLogin(tx: Tx, { subject: customerId, payload }: OutboxEvent, app: App): Promise<void> {
  const { loginId, device } = payload as NewDeviceEvent
  const login = await findNotifiedLogin(tx, loginId)
  if (!login) return
  const { language, market, email } = login
  const mail = loginMail(login, originOf(app.config, market), await listOwnWords(tx, market, language))
  await queueMessage(app, tx, {
    ...{ channel: 'mail', recipient: email, template: 'new-login', language, subject: mail.subject },
    ...{ body: textOf(mail), html: htmlOf(mail, language), key: `new-login:${customerId}:${device}:mail` },
  })
}

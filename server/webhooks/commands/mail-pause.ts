// Mails the owners of a market that the store has paused a webhook.

import type { PauseReason } from '../../../contract/webhooks/kinds.rules.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import { ownersOf } from '../../staff/service.ts'
import type { EndpointRow } from '../repository/endpoints.ts'
import { pauseMail } from '../rules/pause-mail.ts'

/** Queues the mails, each in its owner's language. */
export async function mailPause(
  app: App,
  tx: Tx,
  { id, name, market }: EndpointRow,
  why: PauseReason,
  now: Date,
): Promise<void> {
  const link = `${originOf(app.config, market)}/console/settings/webhooks/${id}`
  for (const { email, language } of await ownersOf(tx, market)) {
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient: email, template: 'webhook-paused', language },
      ...pauseMail({ name, why, link }, language),
      key: `webhook-paused:${id}:${now.toISOString()}:${email}`,
    })
  }
}

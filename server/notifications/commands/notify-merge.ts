// Queues the mail about merged accounts, to each verified address of both.

import { CUSTOMER_MERGED_TOPIC } from '../../customer-merges/service.ts'
import { queueMessage } from '../../messages/service.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { originOf } from '../../platform/hosts.ts'
import type { OutboxEvent } from '../../platform/outbox.ts'
import { htmlOf } from '../adapters/html-mail.tsx'
import { findNotifiedMerge } from '../repository/contents.ts'
import { listOwnWords } from '../repository/templates.ts'
import { textOf } from '../rules/mail.ts'
import { mergeMail } from '../rules/merge-mail.ts'

export const MERGE_TOPICS = [CUSTOMER_MERGED_TOPIC]

/** Also sent to the address that can no longer log in: its owner has to know. */
export async function notifyOfMerge(tx: Tx, { payload }: OutboxEvent, app: App): Promise<void> {
  const { mergeId } = payload as { mergeId: string }
  const merge = await findNotifiedMerge(tx, mergeId)
  if (!merge) return
  const { language, market, emails } = merge
  const mail = mergeMail(merge, originOf(app.config, market), await listOwnWords(tx, market, language))
  for (const recipient of emails) {
    await queueMessage(app, tx, {
      ...{ channel: 'mail', recipient, template: 'accounts-merged', language, subject: mail.subject },
      ...{ body: textOf(mail), html: htmlOf(mail, language), key: `accounts-merged:${mergeId}:${recipient}:mail` },
    })
  }
}

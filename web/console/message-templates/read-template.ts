// Loads one message with its texts.

import type { TemplateChannel } from '../../../contract/notifications/templates.rules.ts'
import type { MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { call } from '../app/api.ts'

/** Null if there is no such editable message. */
export async function readTemplate(
  market: Market,
  channel: TemplateChannel,
  template: string,
): Promise<MessageTemplate | null> {
  const { templates } = (await call('GET /api/admin/messageTemplates', { query: { market } })).data
  return templates.find(one => one.channel === channel && one.template === template) ?? null
}

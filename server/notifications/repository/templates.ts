// SQL of the operator's message texts.

import type { TemplateChannel, TemplateWords } from '../../../contract/notifications/templates.rules.ts'
import type { Language, Market } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

export interface TemplateKey {
  market: Market
  channel: TemplateChannel
  template: string
  language: Language
}

export interface TemplateRow extends TemplateKey {
  subject: string | null
  /** Null for the standard text. */
  text: string | null
  registeredId: string | null
  version: number
  changedAt: Date
}

const COLUMNS = `market, channel, template, language, subject, text, registered_id as "registeredId", version, changed_at as "changedAt"`
const LIST = statement('notifications.list-templates', `select ${COLUMNS} from message_templates where market = $1`)
const LIST_OWN = statement(
  'notifications.list-own-words',
  `select channel, template, subject, text, registered_id as "registeredId" from message_templates
   where market = $1 and language = $2 and text is not null`,
)
const ENSURE = statement(
  'notifications.ensure-template',
  `insert into message_templates (market, channel, template, language, changed_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing`,
)
const LOCK = statement(
  'notifications.lock-template',
  `select ${COLUMNS} from message_templates where market = $1 and channel = $2 and template = $3 and language = $4 for update`,
)
const UPDATE = statement(
  'notifications.update-template',
  `update message_templates set subject = $5, text = $6, registered_id = $7, version = version + 1, changed_at = $8
   where market = $1 and channel = $2 and template = $3 and language = $4`,
)

const keyValues = ({ market, channel, template, language }: TemplateKey) => [market, channel, template, language]

export const listTemplates = (db: Db, market: Market): Promise<TemplateRow[]> => db.rows<TemplateRow>(LIST, [market])

type OwnRow = TemplateWords & { channel: TemplateChannel; template: string }

/** Custom texts that replace the standard ones, by channel and template. */
export async function listOwnWords(db: Db, market: Market, language: Language): Promise<Map<string, TemplateWords>> {
  const rows = await db.rows<OwnRow>(LIST_OWN, [market, language])
  return new Map(rows.map(({ channel, template, ...words }) => [`${channel}:${template}`, words]))
}

/** The text of a message, locked until the transaction ends. */
export async function holdTemplate(tx: Tx, key: TemplateKey, at: Date): Promise<TemplateRow> {
  await tx.run(ENSURE, [...keyValues(key), at])
  return tx.one<TemplateRow>(LOCK, keyValues(key))
}

/** Null restores the standard text. */
export async function updateTemplate(tx: Tx, key: TemplateKey, own: TemplateWords | null, at: Date): Promise<void> {
  await tx.run(UPDATE, [...keyValues(key), own?.subject ?? null, own?.text ?? null, own?.registeredId ?? null, at])
}

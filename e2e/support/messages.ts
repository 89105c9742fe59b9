// The messages of the store and of the console in one language, so that a test finds texts in either.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, MARKET_INFO } from '../../contract/shared/market.ts'
import type { Namespaces as ConsoleNamespaces } from '../../web/console/app/messages.ts'
import { compileMessage } from '../../web/framework/messages/compile-message.ts'
import { formatMessage, type MessageParams } from '../../web/framework/messages/format-message.ts'
import type { Namespaces } from '../../web/store/app/messages.ts'

const WEB = join(import.meta.dirname, '../../web')

/** Templates by key. */
type MessageTable = Readonly<Record<string, string>>

/** `t('common', 'addToCart')`; throws for a key that the namespace does not have. */
export type Translate<Texts = Namespaces> = <N extends keyof Texts>(
  namespace: N,
  key: keyof Texts[N] & string,
  params?: MessageParams,
) => string

/** All tables of a language by namespace. */
export async function messageTables(
  language: Language,
  app: 'store' | 'console' = 'store',
): Promise<Record<string, MessageTable>> {
  const folder = join(WEB, app, 'messages')
  const ending = `.${language}.ts`
  const files = (await readdir(folder)).filter(name => name.endsWith(ending))
  const loaded = files.map(async name => {
    const { messages } = (await import(join(folder, name))) as { messages: MessageTable }
    return [name.slice(0, -ending.length), messages] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

/** `tag` is the BCP 47 tag by which numbers are grouped, as on the page. */
export function translatorFor<Texts = Namespaces>(tables: Record<string, MessageTable>, tag: string): Translate<Texts> {
  return (namespace, key, params = {}) => {
    const text = tables[String(namespace)]?.[key]
    if (text === undefined) throw new Error(`No message ${key} in ${String(namespace)}`)
    return formatMessage(compileMessage(text), params, tag)
  }
}

/** The console texts of a member in India. */
export async function consoleTranslator(language: Language): Promise<Translate<ConsoleNamespaces>> {
  return translatorFor(await messageTables(language, 'console'), MARKET_INFO.IN.languageTag[language])
}

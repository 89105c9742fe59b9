// The messages of the store in one language, so that a test finds what a shopper reads in either.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../../contract/shared/market.ts'
import { compileMessage } from '../../web/framework/messages/compile-message.ts'
import { formatMessage, type MessageParams } from '../../web/framework/messages/format-message.ts'
import type { Namespaces } from '../../web/store/app/messages.ts'

const FOLDER = join(import.meta.dirname, '../../web/store/messages')

/** Templates by key. */
type MessageTable = Readonly<Record<string, string>>

/** `t('common', 'addToCart')`; throws for a key that the namespace does not have. */
export type Translate = <N extends keyof Namespaces>(
  namespace: N,
  key: keyof Namespaces[N] & string,
  params?: MessageParams,
) => string

/** All tables of a language by namespace. */
export async function messageTables(language: Language): Promise<Record<string, MessageTable>> {
  const ending = `.${language}.ts`
  const files = (await readdir(FOLDER)).filter(name => name.endsWith(ending))
  const loaded = files.map(async name => {
    const { messages } = (await import(join(FOLDER, name))) as { messages: MessageTable }
    return [name.slice(0, -ending.length), messages] as const
  })
  return Object.fromEntries(await Promise.all(loaded))
}

/** `tag` is the BCP 47 tag by which numbers are grouped, as on the page. */
export function translatorFor(tables: Record<string, MessageTable>, tag: string): Translate {
  return (namespace, key, params = {}) => {
    const text = tables[namespace]?.[key]
    if (text === undefined) throw new Error(`No message ${key} in ${namespace}`)
    return formatMessage(compileMessage(text), params, tag)
  }
}

// Messages by namespace and language: where the app keeps them, and how they are loaded and formatted.

import type { Language } from '../../../contract/shared/market.ts'
import { formatMessage, type Message, type MessageParams } from './format-message.ts'

/** Compiled messages by key; the files hold templates, which the build compiles. */
export type MessageTable = Readonly<Record<string, Message>>

/** Loaded message tables by namespace. */
export type Messages = Readonly<Partial<Record<string, MessageTable>>>

/** Returns the message of a key with its placeholders filled. */
export type Translator<Key extends string = string> = (key: Key, params?: MessageParams) => string

/** Loads one message file; undefined when there is no such file. */
type MessageSource = (namespace: string, language: Language) => Promise<{ messages: MessageTable } | undefined>

let source: MessageSource = async () => undefined

/** Each app calls it once, when its own `messages.ts` is imported; a bundle contains one app. */
export function registerMessages(appSource: MessageSource): void {
  source = appSource
}

/** @throws when the app has no such namespace */
export async function loadMessages(namespaces: readonly string[], language: Language): Promise<Messages> {
  const pairs = namespaces.map(async namespace => {
    const file = await source(namespace, language)
    if (!file) throw new Error(`No messages for ${namespace} in ${language}`)
    return [namespace, file.messages] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}

/** The translator of a loaded namespace; an unknown key is returned as is. `tag` is a BCP 47 tag. */
export function translator(messages: Messages, namespace: string, tag: string): Translator {
  const table = messages[namespace]
  return (key, params = {}) => formatMessage(table?.[key] ?? key, params, tag)
}

// What the console needs before its first screen: the signed-in member, and the messages in their language.

import { useEffect, useState } from 'react'
import { ApiError } from '../../framework/api/api-error.ts'
import type { Messages } from '../../framework/messages/messages.ts'
import { loadAll } from './messages.ts'
import { loadSession, useSession } from './session.ts'
import { isLanguageChosen, language as languageSetting, useSetting } from './settings.ts'

export interface Start {
  /** Null until they are loaded. */
  messages: Messages | null
  /** Why the session could not be loaded. */
  error: ApiError | null
  again(): void
}

/**
 * Session and messages are loaded at the same time. A browser that is new to the console does not know the language of its
 * person: there the messages wait for the session.
 */
export function useStart(): Start {
  const language = useSetting(languageSetting)
  const session = useSession()
  const [messages, setMessages] = useState<Messages | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const again = () => {
    setError(null)
    loadSession().catch((reason: unknown) => setError(reason instanceof ApiError ? reason : new ApiError(0, {})))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(again, [])
  const isKnown = isLanguageChosen || session !== null || error !== null
  useEffect(() => {
    if (!isKnown) return
    let current = true
    // the language of calls and of screen readers is that of the document; its country comes with the market
    const [, country = 'IN'] = document.documentElement.lang.split('-')
    document.documentElement.lang = `${language}-${country}`
    void loadAll(language).then(loaded => current && setMessages(loaded))
    return () => {
      current = false
    }
  }, [language, isKnown])
  return { messages, error, again }
}

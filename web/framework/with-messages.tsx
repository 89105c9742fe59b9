// Loads a message namespace for a lazily loaded component.

import { type ReactNode, useContext, useEffect, useState } from 'react'
import { LocaleContext } from './locale.ts'
import { loadMessages, type MessageTable } from './messages/messages.ts'

interface WithMessagesProps {
  namespace: string
  fallback?: ReactNode
  children: ReactNode
}

/** Renders its children once the messages are loaded, the fallback until then. */
export function WithMessages({ namespace, fallback, children }: WithMessagesProps) {
  const setting = useContext(LocaleContext)
  const { language, messages } = setting
  const [table, setTable] = useState<MessageTable | undefined>(messages[namespace])
  useEffect(() => {
    if (table) return
    loadMessages([namespace], language).then(
      loaded => setTable(loaded[namespace]),
      () => undefined,
    )
  }, [namespace, language, table])
  if (!table) return fallback
  return <LocaleContext value={{ ...setting, messages: { ...messages, [namespace]: table } }}>{children}</LocaleContext>
}

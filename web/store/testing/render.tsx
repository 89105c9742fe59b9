// Renders a component of the store in a market and language, with the messages that shoppers read there.

import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { type Language, MARKET_INFO, type Market } from '../../../contract/shared/market.ts'
import { LocaleContext } from '../../framework/locale.ts'
import { formatMessage, type MessageParams } from '../../framework/messages/format-message.ts'
import type { Messages, MessageTable } from '../../framework/messages/messages.ts'
import type { Namespaces } from '../app/messages.ts'

const files = import.meta.glob<{ messages: MessageTable }>('../messages/*.{en,hi}.ts', { eager: true })

function messagesIn(language: Language): Messages {
  const entries = Object.entries(files).flatMap(([path, { messages }]) => {
    const name = path.match(/([a-z-]+)\.(en|hi)\.ts$/)
    return name?.[1] !== undefined && name[2] === language ? [[name[1], messages] as const] : []
  })
  return Object.fromEntries(entries)
}

export interface RenderOptions {
  market?: Market
  language?: Language
}

/** Renders and returns the user, and `say` for the text of a message. */
export function renderInStore(ui: ReactNode, { market = 'IN', language = 'en' }: RenderOptions = {}) {
  const messages = messagesIn(language)
  const inLocale = (content: ReactNode) => (
    <LocaleContext value={{ market, language, messages }}>{content}</LocaleContext>
  )
  const { rerender, container } = render(inLocale(ui))
  return {
    container,
    user: userEvent.setup(),
    rerender: (content: ReactNode) => rerender(inLocale(content)),
    t<N extends keyof Namespaces>(namespace: N, key: keyof Namespaces[N] & string, params: MessageParams = {}) {
      const message = messages[namespace]?.[key]
      if (message === undefined) throw new Error(`No message ${key} in ${namespace}`)
      return formatMessage(message, params, MARKET_INFO[market].languageTag[language])
    },
  }
}

// A section of a page with its own script and messages, fetched together when it is first rendered.

import { type ComponentType, lazy, type ReactNode, useContext } from 'react'
import type { Language } from '../../contract/shared/market.ts'
import { LocaleContext } from './locale.ts'
import { loadMessages, type Messages } from './messages/messages.ts'

function MergedMessages({ more, children }: { more: Messages; children: ReactNode }) {
  const setting = useContext(LocaleContext)
  return <LocaleContext value={{ ...setting, messages: { ...setting.messages, ...more } }}>{children}</LocaleContext>
}

/** Returns a lazy version of the component that `load` resolves to; render it inside a `Suspense`. */
export function createLazySection<Props extends object>(
  namespaces: readonly string[],
  load: () => Promise<ComponentType<Props>>,
) {
  const create = (language: Language) =>
    lazy(async () => {
      const [Section, messages] = await Promise.all([load(), loadMessages(namespaces, language)])
      // biome-ignore lint/correctness/noComponentHookFactories: created once per language, when the section is fetched
      const SectionWithMessages = (props: Props) => (
        <MergedMessages more={messages}>
          <Section {...props} />
        </MergedMessages>
      )
      return { default: SectionWithMessages as ComponentType<object> }
    })
  const sections = { en: create('en'), hi: create('hi') }
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once per section
  return function LazySection(props: Props) {
    const { language } = useContext(LocaleContext)
    const Section = sections[language]
    return <Section {...props} />
  }
}

// A part of a page in a script of its own, with its own words, fetched together when it is first shown.

import { type ComponentType, lazy, type ReactNode, useContext } from 'react'
import type { Language } from '../../contract/shared/market.ts'
import { type Area, loadWords, type Words } from '../store/app/messages.ts'
import { StoreContext } from './locale.ts'

function MoreWords({ words, children }: { words: Words; children: ReactNode }) {
  const setting = useContext(StoreContext)
  return <StoreContext value={{ ...setting, words: { ...setting.words, ...words } }}>{children}</StoreContext>
}

/** Stands for the component that `load` answers; to be shown inside a `Suspense`. */
export function lazyPart<Props extends object>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>) {
  const make = (language: Language) =>
    lazy(async () => {
      const [Part, words] = await Promise.all([load(), loadWords(areas, language)])
      // biome-ignore lint/correctness/noComponentHookFactories: made once for each language, when the part is fetched
      const WithWords = (props: Props) => (
        <MoreWords words={words}>
          <Part {...props} />
        </MoreWords>
      )
      return { default: WithWords as ComponentType<object> }
    })
  const parts = { en: make('en'), hi: make('hi') }
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, once for each part
  return function LazyPart(props: Props) {
    const { language } = useContext(StoreContext)
    const Part = parts[language]
    return <Part {...props} />
  }
}

// Brings the words of reviews along with the parts that show them, so that no page waits for them.

import { type ReactNode, useContext, useEffect, useState } from 'react'
import { loadWords, type Words } from '../../../i18n/words.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StoreContext } from '../../shared/store-context.ts'

export function WithWords({ children }: { children: ReactNode }) {
  const setting = useContext(StoreContext)
  const [words, setWords] = useState<Words | null>(null)
  useEffect(() => {
    loadWords(['reviews'], setting.language)
      .then(setWords)
      .catch(() => setWords(null))
  }, [setting.language])
  if (!words) return <Skeleton height="160px" />
  return <StoreContext value={{ ...setting, words: { ...setting.words, ...words } }}>{children}</StoreContext>
}

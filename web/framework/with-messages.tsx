// Brings the words of an area along with a part that is fetched late, so that no page waits for them.

import { type ReactNode, useContext, useEffect, useState } from 'react'
import { type Area, loadWords, type WordTable } from '../store/app/messages.ts'
import { StoreContext } from './locale.ts'

/** Shows its content once the words are there; until then what is given to wait with, else nothing. */
export function WithWords({ area, wait, children }: { area: Area; wait?: ReactNode; children: ReactNode }) {
  const setting = useContext(StoreContext)
  const [table, setTable] = useState<WordTable | undefined>(setting.words[area])
  useEffect(() => {
    if (table) return
    loadWords([area], setting.language).then(
      words => setTable(words[area]),
      () => undefined,
    )
  }, [area, setting.language, table])
  if (!table) return wait
  return <StoreContext value={{ ...setting, words: { ...setting.words, [area]: table } }}>{children}</StoreContext>
}

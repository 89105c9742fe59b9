// A pasted list of up to a thousand numbers above a list: shows the matches, and reports entries without one.

import { useEffect, useState } from 'react'
import { MAX_NUMBERS } from '../../../contract/shared/pasted-list.rules.ts'
import { useMessages } from '../app/messages.ts'
import { useQuery } from '../app/router.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from './field.tsx'

/** Maximum length of an entry: no number or email address is longer. */
const LONGEST = 254

/** The entries of a pasted list, deduplicated. */
export const numbersOf = (text: string): string[] => [
  ...new Set(text.split(/[\n\t,;]+/).flatMap(part => part.trim().slice(0, LONGEST) || [])),
]

export type PastedNumbers = readonly string[] | null

/** A pasted list is shown until a filter is set or it is closed; columns are no filter. */
export function usePastedList() {
  const [numbers, setNumbers] = useState<PastedNumbers>(null)
  const filter = useQuery().toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgets the list when the filters change
  useEffect(() => setNumbers(null), [filter.replace(/columns=[^&]*/, '')])
  return { numbers, setNumbers }
}

interface PasteProps {
  /** The pasted text. */
  label: string
  onList(numbers: string[]): void
}

function PasteDialog({ label, onList, onClose }: PasteProps & { onClose(): void }) {
  const t = useMessages('list')
  const [text, setText] = useState('')
  const numbers = numbersOf(text)
  const tooMany = numbers.length > MAX_NUMBERS
  return (
    <Dialog title={t('pasteList')} onClose={onClose}>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          if (numbers.length > 0 && !tooMany) onList(numbers)
        }}
      >
        <TextArea
          label={label}
          hint={t('numbersHint', { count: numbers.length })}
          {...(tooMany && { error: t('numbersTooMany', { count: numbers.length }) })}
          rows={10}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="b go">
          {t('showList')}
        </button>
      </form>
    </Dialog>
  )
}

/** One of the filters of a list. */
export function PasteList({ label, onList }: PasteProps) {
  const t = useMessages('list')
  const [open, setOpen] = useState(false)
  const take = (numbers: string[]) => {
    setOpen(false)
    onList(numbers)
  }
  return (
    <>
      <button type="button" className="b" onClick={() => setOpen(true)}>
        {t('pasteList')}
      </button>
      {open && <PasteDialog label={label} onList={take} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Entries of a pasted list without a match. */
export function UnknownNumbers({ unknown }: { unknown: readonly string[] }) {
  const t = useMessages('list')
  if (unknown.length === 0) return null
  return (
    <details className="grid-note">
      <summary>{t('unknownNumbers', { count: unknown.length })}</summary>
      <p>{unknown.join(', ')}</p>
    </details>
  )
}

interface NoteProps {
  numbers: PastedNumbers
  unknown?: readonly string[] | undefined
  onClose(): void
}

/** Notice above the rows while a pasted list is shown, with the entries without a match. */
export function PastedNote({ numbers, unknown = [], onClose }: NoteProps) {
  const t = useMessages('list')
  if (!numbers) return null
  return (
    <>
      <p className="grid-note">
        {t('listShown', { count: numbers.length })}{' '}
        <button type="button" className="b sm" onClick={onClose}>
          {t('closeList')}
        </button>
      </p>
      <UnknownNumbers unknown={unknown} />
    </>
  )
}

// Keeps form input in this browser until it is saved, so that a reload or an expired session loses nothing.

import { useCallback, useState } from 'react'
import { readStored, writeStored } from '../../framework/api/browser-storage.ts'
import { useMember } from './session.ts'

export interface Draft<T> {
  value: T
  /** Whether it differs from the initial values of the form. */
  changed: boolean
  /** Whether the form was opened with a draft that still exists. */
  restored: boolean
  set(value: T): void
  /** Forgets the draft: it was saved or is not wanted. */
  drop(): void
}

/** `name` identifies the form and its record; drafts of one person are not shown to another one. */
export function useDraft<T>(name: string, initial: T): Draft<T> {
  const key = `kh_draft_${useMember().staffId}_${name}`
  const [kept, setKept] = useState(() => readStored<T>(key))
  const [had] = useState(kept !== null)
  const set = useCallback(
    (value: T) => {
      writeStored(key, value)
      setKept(value)
    },
    [key],
  )
  const drop = useCallback(() => {
    writeStored(key, null)
    setKept(null)
  }, [key])
  return { value: kept ?? initial, changed: kept !== null, restored: had && kept !== null, set, drop }
}

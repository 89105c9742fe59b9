// Remembers in this browser which members have collapsed the checklist, per market.

import { readStored, writeStored } from '../../framework/api/browser-storage.ts'

const KEY = 'kh_console_setup_folded'

interface Checklist {
  staffId: string
  market: string
}

const nameOf = ({ staffId, market }: Checklist) => `${staffId} ${market}`

function names(): string[] {
  const stored = readStored<unknown>(KEY)
  return Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : []
}

export const isFolded = (checklist: Checklist): boolean => names().includes(nameOf(checklist))

export function setFolded(checklist: Checklist, folded: boolean): void {
  const name = nameOf(checklist)
  const others = names().filter(one => one !== name)
  writeStored(KEY, folded ? [...others, name] : others)
}

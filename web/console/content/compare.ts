// The texts that differ between two documents, each with its path.

import type { DocumentBody } from '../../../contract/content/documents.ts'

interface Difference {
  /** Names of fields and numbers of entries, from 1. */
  path: string[]
  before: string
  after: string
}

function leavesOf(value: unknown, path: string[], found: Map<string, string>): void {
  if (value === null || value === undefined || value === '') return
  if (typeof value !== 'object') found.set(JSON.stringify(path), String(value))
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) leavesOf(one, [...path, String(at + 1)], found)
  else for (const [name, one] of Object.entries(value)) leavesOf(one, [...path, name], found)
}

/** Differences in the order of the second document; texts only in the first one come last. */
export function differencesOf(before: DocumentBody | null, after: DocumentBody | null): Difference[] {
  const [old, now] = [new Map<string, string>(), new Map<string, string>()]
  leavesOf(before, [], old)
  leavesOf(after, [], now)
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter(key => old.get(key) !== now.get(key))
    .map(key => ({ path: JSON.parse(key) as string[], before: old.get(key) ?? '', after: now.get(key) ?? '' }))
}

// Decisions about documents: redirect loops, categories and pictures referenced by a text, and changes.

import { isDeepStrictEqual } from 'node:util'
import type { DocumentBody } from '../../../contract/content/documents.ts'
import { plainAddress, readingMinutes } from './pages.ts'

/** Whether following `to` leads back to `from`, or on for ever. */
export function leadsBack(redirects: ReadonlyMap<string, string>, from: string, to: string): boolean {
  const seen = new Set([from])
  for (let at: string | undefined = to; at !== undefined; at = redirects.get(plainAddress(at).path)) {
    const { path } = plainAddress(at)
    if (seen.has(path)) return true
    seen.add(path)
  }
  return false
}

interface Targets {
  categories: string[]
  pictures: string[]
}

/** Categories and pictures that a document references and that must exist. */
export function targetsOf(body: DocumentBody): Targets {
  const found: (string | null | undefined)[] = []
  const pictures: string[] = []
  if (body.kind === 'article' || body.kind === 'page') found.push(body.categoryCode)
  if (body.kind === 'page') {
    const { category, categories = [], picks = [] } = body.source
    found.push(category, ...categories, ...picks.map(pick => pick.category))
  }
  for (const block of body.kind === 'layout' ? body.blocks : []) {
    if (block.kind === 'hero') {
      found.push(block.picture)
      if (block.image) pictures.push(block.image)
    }
    if (block.kind === 'categories') found.push(block.parent)
    if (block.kind === 'products') found.push(block.category)
  }
  for (const { category, first, promotion } of body.kind === 'menu' ? body.departments : []) {
    found.push(category, ...first)
    if (promotion?.image) pictures.push(promotion.image)
  }
  return { categories: [...new Set(found.filter(code => typeof code === 'string'))], pictures }
}

/** Reading time of an article in minutes. */
export function minutesOf({ body }: Extract<DocumentBody, { kind: 'article' }>): number {
  return readingMinutes(JSON.stringify(body.en).split(/\s+/).length)
}

type Fields = Record<string, unknown>

/** The parts of a document that differ, before and after. */
export function differencesOf(before: DocumentBody | null, after: DocumentBody): { before: Fields; after: Fields } {
  const [old, now]: [Fields, Fields] = [before ?? {}, after]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    name => !isDeepStrictEqual(old[name], now[name]),
  )
  const pick = (from: Fields) => Object.fromEntries(names.map(name => [name, from[name] ?? null]))
  return { before: pick(old), after: pick(now) }
}

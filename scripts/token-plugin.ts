// Vite plugin that shortens the names of design tokens (--line-strong to --i), because pages have inline styles.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = join(import.meta.dirname, '../web/ui/base.css')

/** Tokens declared in a sheet with their short names, in the order of their declaration. @throws when letters run out */
export function shortTokens(sheet: string): Map<string, string> {
  const names = [...new Set([...sheet.matchAll(/^ +(--[a-z0-9-]+):/gm)].map(([, name = '']) => name))]
  if (names.length > LETTERS.length) throw new Error(`More than ${LETTERS.length} design tokens`)
  return new Map(names.map((name, at) => [name, `--${LETTERS[at]}`]))
}

/** Replaces the tokens in a style sheet, or in a component that names them in a style. */
export function replaceTokens(text: string, tokens: ReadonlyMap<string, string>): string {
  return text.replace(/--[a-z][a-z0-9-]*(?![\w-])/g, name => tokens.get(name) ?? name)
}

/** The names depend only on `web/ui/base.css`, so that browser and server builds agree. */
export function tokenPlugin(): Plugin {
  const tokens = shortTokens(readFileSync(BASE, 'utf8'))
  return {
    name: 'shorten-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.(css|tsx)$/, code: /--[a-z]/ },
      handler: code => ({ code: replaceTokens(code, tokens), map: null }),
    },
  }
}

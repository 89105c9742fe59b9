// Names of design tokens in the build.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replaceTokens, shortTokens } from './token-plugin.ts'

const base = readFileSync(join(import.meta.dirname, '../web/ui/base.css'), 'utf8')

it('gives every token of the base sheet a letter of its own', () => {
  const tokens = shortTokens(base)
  expect(tokens.get('--ink')).toBe('--a')
  expect(new Set(tokens.values()).size).toBe(tokens.size)
  for (const short of tokens.values()) expect(short).toMatch(/^--[a-zA-Z]$/)
})

it('replaces whole names only and leaves those of a single component', () => {
  const tokens = shortTokens(':root {\n  --ink: #000;\n  --ink-2: #111;\n}')
  expect(replaceTokens('a{color:var(--ink-2);--fill:var(--ink)}', tokens)).toBe('a{color:var(--b);--fill:var(--a)}')
})

it('leaves no token of the base sheet undeclared in a component', () => {
  const tokens = shortTokens(base)
  expect(replaceTokens('var(--line-strong) var(--t-2xl)', tokens)).not.toMatch(/--(line|t)-/)
})

// Every component of web/ui is in the gallery.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const HERE = import.meta.dirname

it('shows every component of web/ui', () => {
  const components = readdirSync(join(HERE, '../ui'))
    .filter(name => name.endsWith('.tsx') && !name.includes('.test.'))
    .map(name => name.replace('.tsx', ''))
  const examples = readdirSync(join(HERE, 'examples')).map(name => readFileSync(join(HERE, 'examples', name), 'utf8'))
  const shown = new Set(
    examples.flatMap(text => [...text.matchAll(/<Component file="([\w-]+)"/g)].map(([, file]) => file)),
  )
  expect(components.filter(name => !shown.has(name))).toEqual([])
  expect([...shown].filter(name => !components.includes(name ?? ''))).toEqual([])
})

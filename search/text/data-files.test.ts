// Tests of the dictionary files: that all of them can be parsed, and that errors name the line.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { positiveNumber, readColumns, readEntries, readWords } from './data-files.ts'

const DATA = join(import.meta.dirname, 'data')
const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter(name => /\.(txt|tsv)$/.test(name))

describe('dictionary files', () => {
  it.each(files)('%s has no entry twice and opens with a comment', file => {
    expect(readEntries(file, line => line).length).toBeGreaterThan(0)
    expect(readFileSync(join(DATA, file), 'utf8')).toMatch(/^# /)
  })
})

describe('an invalid entry', () => {
  it('is reported with its file and line', () => {
    const fail = () => {
      throw new Error('not a stem')
    }
    expect(() => readEntries('hindi-adjectives.txt', fail)).toThrow('hindi-adjectives.txt:3: not a stem')
    expect(() => readColumns('units.tsv', 2)).toThrow(/^units\.tsv:\d+: a line has 2 columns$/)
    expect(() => readWords('counted-units.txt')).toThrow('counted-units.txt:4: a line holds one word')
    expect(() => readEntries('no-such-file.txt', line => line)).toThrow('ENOENT')
  })

  it.each(['', '0', '-1', 'x', 'Infinity'])('is a number that is not positive: "%s"', text => {
    expect(() => positiveNumber(text)).toThrow('not a positive number')
  })
})

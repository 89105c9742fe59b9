// Tests of reading files: encodings decided by the whole file, and damage that costs its own row and no other.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cell } from '../rules/problems.ts'
import { peek, textOf } from './encoding.ts'
import { type FileFormat, rowsOf } from './read-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kh-read-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Rows by number: their cells, or `broken: why`. */
async function read(bytes: string | Buffer, format: FileFormat = 'csv') {
  const path = join(folder, `file.${format}`)
  await writeFile(path, bytes)
  const rows: [number, Cell[] | string][] = []
  for await (const one of rowsOf(path, format)) {
    rows.push([one.row, 'broken' in one ? `broken: ${one.broken}` : Object.values(one.cells)])
  }
  return rows
}

describe('an encoding', () => {
  const plain = `Part no,Name\n${Array.from({ length: 5000 }, (_, n) => `P-${n},Plain name ${n}\n`).join('')}`
  const latin = (text: string) => Buffer.from(text, 'latin1')

  it.each([
    ['plain', (bytes: Buffer) => bytes],
    ['gzipped', (bytes: Buffer) => gzipSync(bytes)],
  ])('is decided by the whole file, also far behind its beginning: %s', async (_, pack) => {
    const rows = await read(pack(Buffer.concat([latin(plain), latin('P-X,Müller 45°\n')])))
    expect(plain.length).toBeGreaterThan(65_536)
    expect(rows.at(-1)).toEqual([5002, ['P-X', 'Müller 45°']])
  })

  it('stays UTF-8 where a few rows of many are damaged, and these are broken', async () => {
    const hindi = Array.from({ length: 50 }, (_, n) => `H-${n},हथौड़ा ${n}\n`).join('')
    const rows = await read(Buffer.concat([Buffer.from(plain + hindi), latin('P-X,Müller\n'), Buffer.from('P-Y,é\n')]))
    expect(rows.at(-3)).toEqual([5051, ['H-49', 'हथौड़ा 49']])
    expect(rows.at(-2)).toEqual([5052, 'broken: the text of “Name” is damaged: not valid UTF-8'])
    expect(rows.at(-1)).toEqual([5053, ['P-Y', 'é']])
  })

  it('reads characters that are cut between two parts of the file', async () => {
    const long = `Part no,Name\n${'P,हिंदी\n'.repeat(60_000)}`
    for (const [, cells] of await read(long)) expect(cells).toEqual(['P', 'हिंदी'])
  })
})

it('stops to unpack a file where it is larger than allowed', async () => {
  const path = join(folder, 'large.csv.gz')
  const text = `Part no,Name\n${'P,Drill\n'.repeat(200_000)}`
  await writeFile(path, gzipSync(text))
  const lengthOf = async (max: number) => {
    let length = 0
    for await (const part of textOf(path, await peek(path, undefined, max), max)) length += part.length
    return length
  }
  expect(await lengthOf(text.length)).toBe(text.length)
  await expect(lengthOf(text.length - 1)).rejects.toThrow('unpacks to more than')
})

describe('an unclosed quote', () => {
  it('costs its own row, with its line', async () => {
    const text = 'Part no,Name,Price\nP-1,"Drill,100\nP-2,Saw,200\nP-3,"Hammer",300\nP-4,Vice,400\n'
    expect(await read(text)).toEqual([
      [2, 'broken: line 2: a quote is opened and never closed'],
      [3, ['P-2', 'Saw', '200']],
      [4, ['P-3', 'Hammer', '300']],
      [5, ['P-4', 'Vice', '400']],
    ])
  })

  it('does so at the end of the file, and in a long file', async () => {
    expect(await read('Part no,Name\nP-1,"Drill\n')).toEqual([
      [2, 'broken: line 2: a quote is opened and never closed'],
    ])
    const rest = Array.from({ length: 3000 }, (_, n) => `Q-${n},Name ${n}\n`).join('')
    const rows = await read(`Part no,Name\nP-1,"Drill\n${rest}`)
    expect(rows).toHaveLength(3001)
    expect(rows[1]).toEqual([3, ['Q-0', 'Name 0']])
  })

  it('leaves cells of several lines, doubled and inner quotes as they are', async () => {
    const text =
      'Part no,Name,Price\r\nP-1,"Two\r\nlines, ""A""",100\r\nP-2,5" pipe,200\r\nP-3,"a, b",300\r\n\r\nP-4,d,4'
    expect(await read(text)).toEqual([
      [2, ['P-1', 'Two\r\nlines, "A"', '100']],
      [3, ['P-2', '5" pipe', '200']],
      [4, ['P-3', 'a, b', '300']],
      [6, ['P-4', 'd', '4']],
    ])
    expect(await read('Part no,Name\rP-1,a\rP-2,b')).toEqual([
      [2, ['P-1', 'a']],
      [3, ['P-2', 'b']],
    ])
  })
})

describe('a huge cell', () => {
  const huge = 'x'.repeat(10_000_000)
  const lines = 'some more words of it\n'.repeat(200_000)
  it.each([
    ['plain', huge],
    ['quoted', `"${huge}"`],
    ['of many lines', `"${lines}"`],
  ])('costs its own row: %s', async (_, cell) => {
    const rows = await read(`Part no,Name,Price\nP-1,a,1\nP-2,${cell},2\nP-3,c,3\n`)
    expect(rows).toEqual([
      [2, ['P-1', 'a', '1']],
      [3, expect.stringMatching(/^broken: line 3: /)],
      [4, ['P-3', 'c', '3']],
    ])
  })

  it('costs its own line of NDJSON', async () => {
    const rows = await read(`{"a":1}\n{"a":"${huge}"}\n{"a":3}\n`, 'ndjson')
    expect(rows).toEqual([
      [1, [1]],
      [2, expect.stringContaining('characters')],
      [3, [3]],
    ])
  })

  it('cannot be feigned by a sign of the text', async () => {
    expect(await read('Part no,Name\n\u0000line 9: x,b\n')).toEqual([[2, ['line 9: x', 'b']]])
  })
})

// The fonts of documents: IBM Plex Sans Devanagari, which has Latin, Devanagari, digits and ₹, unpacked and parsed once.

import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

/** The folder beside the domain; in a build, the copy beside the bundle (scripts/build.ts). */
const FILES = { regular: 'IBMPlexSansDevanagari-Regular.woff', bold: 'IBMPlexSansDevanagari-SemiBold.woff' } as const
const FOLDERS = [new URL('../fonts/', import.meta.url), new URL('./fonts/', import.meta.url)]

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/**
 * Unpacks a WOFF into a plain TrueType font. The PDF library would inflate its tables again for every document, which
 * takes seconds. @throws Error when the file is not WOFF
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('The font is no WOFF')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * SFNT_ENTRY, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * SFNT_ENTRY, 10)
  const tables: Buffer[] = [header]
  let offset = header.length
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const start = woff.readUInt32BE(entry + 4)
    const packed = woff.readUInt32BE(entry + 8)
    const length = woff.readUInt32BE(entry + 12)
    const bytes = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(bytes) : bytes
    const at = SFNT_HEADER + index * SFNT_ENTRY
    woff.copy(header, at, entry, entry + 4)
    woff.copy(header, at + 4, entry + 16, entry + 20)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(length, at + 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(tables)
}

function readFont(file: string): Buffer {
  for (const [index, folder] of FOLDERS.entries()) {
    try {
      return readFileSync(new URL(file, folder))
    } catch (error) {
      if (index === FOLDERS.length - 1) throw error
    }
  }
  throw new Error(`There is no font ${file}`)
}

let parsed: Record<keyof typeof FILES, Font> | null = null

/** The parsed fonts; the first call takes about a tenth of a second. */
export function documentFonts(): Record<keyof typeof FILES, Font> {
  const parse = (file: string) => {
    const font = create(woffToSfnt(readFont(file)))
    if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
    // A glyph keeps the character it is first requested with. As part of another glyph it is requested without one, and
    // every later document would lose the character for search, copying and screen readers.
    for (const point of font.characterSet) font.glyphForCodePoint(point)
    return font
  }
  parsed ??= { regular: parse(FILES.regular), bold: parse(FILES.bold) }
  return parsed
}

// Saves and loads the index: a header and the typed arrays with checksums, written to a temporary file and renamed.

import { closeSync, openSync, readSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { fieldTokens } from '../text/analyse.ts'
import { hashOf } from './bytes.ts'
import type { EngineState } from './engine-state.ts'
import { FIELD_WEIGHTS } from './ranking-settings.ts'
import { Segment, type SegmentData } from './segment.ts'
import { Vocabulary, type VocabularyData } from './vocabulary.ts'
import { WordFrequencies, type WordFrequenciesData } from './word-frequencies.ts'

/** Incremented when the format of the file or of a segment changes, or documents have another field. */
const FORMAT = 4
const MAGIC = Buffer.from('KHSEARCH')
const WRITE_SIZE = 4 * 1024 * 1024
const TYPES = { Float64Array, Uint32Array, Uint16Array, Uint8Array } as const
type TypeName = keyof typeof TYPES

interface Section {
  segment: number
  name: keyof SegmentData
  type: TypeName
  length: number
}

interface Header {
  format: number
  /** Fingerprint of the text analysis and the field weights: an index built with others cannot be used. */
  analysis: number
  position: string | null
  sections: Section[]
  vocabulary: VocabularyData
  lexicons: Record<'IN' | 'AE', WordFrequenciesData>
}

const SAMPLE_TEXTS = [
  'Torvane 13 mm Impact Drills, 600W (KT-INS114) for wood & metal, 1/2 inch chuck, 2.5 sqmm',
  'टॉर्वेन हथौड़ा, पानी की मोटरें 1 HP, 5 लीटर के लिए',
  'Wrenches batteries screwdrivers running 230V 50Hz IP65 M8x40',
  'Half HP pump, dedh inch pipe, three phase motor',
]

function analysisFingerprint(): number {
  return hashOf(JSON.stringify([SAMPLE_TEXTS.map(fieldTokens), FIELD_WEIGHTS]))
}

const bytesOf = (array: SegmentData[keyof SegmentData]) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)

function headerOf(state: EngineState, segments: readonly Segment[]): Header {
  return {
    format: FORMAT,
    analysis: analysisFingerprint(),
    position: state.position,
    sections: segments.flatMap(({ data }, segment) =>
      Object.entries(data).map(([name, array]) => ({
        segment,
        name: name as keyof SegmentData,
        type: array.constructor.name as TypeName,
        length: array.length as number,
      })),
    ),
    vocabulary: state.vocabulary.toData(),
    lexicons: { IN: state.wordFrequencies.IN.toData(), AE: state.wordFrequencies.AE.toData() },
  }
}

function frameOf(header: Header): Buffer {
  const text = Buffer.from(JSON.stringify(header))
  const frame = Buffer.alloc(8)
  frame.writeUInt32LE(text.length, 0)
  frame.writeUInt32LE(crc32(text), 4)
  return Buffer.concat([MAGIC, frame, text])
}

/**
 * Writes the index to a file. Documents that change meanwhile may be saved in either version: the position is that of
 * the beginning, so that they are indexed again after the file is loaded.
 *
 * @throws Error of the file system; the previous file is kept then.
 */
export async function saveSnapshot(file: string, state: EngineState): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await removeLeftovers(dirname(file))
  const segments = state.segments.filter(segment => segment.liveCount > 0)
  const header = headerOf(state, segments)
  const temporary = `${file}.${process.pid}.${Date.now()}.part`
  const handle = await open(temporary, 'w')
  try {
    await handle.write(frameOf(header))
    let check = 0
    for (const { segment, name } of header.sections) {
      const bytes = bytesOf((segments[segment] as Segment).data[name])
      for (let at = 0; at < bytes.length; at += WRITE_SIZE) {
        // a copy, because columns may be updated during the write
        const piece = Buffer.from(bytes.subarray(at, at + WRITE_SIZE))
        check = crc32(piece, check)
        await handle.write(piece)
      }
    }
    const end = Buffer.alloc(4)
    end.writeUInt32LE(check)
    await handle.write(end)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(temporary, file)
}

const MAX_LEFTOVER_MS = 3_600_000

/** Removes temporary files of processes that were killed during a write. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const written = Number(/\.(\d+)\.part$/.exec(name)?.[1] ?? Number.NaN)
    if (Date.now() - written > MAX_LEFTOVER_MS) await rm(join(folder, name), { force: true })
  }
}

class Reader {
  private readonly file: number

  constructor(path: string) {
    this.file = openSync(path, 'r')
  }

  /** Fills the array with the next bytes of the file. */
  fill(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; ) {
      const read = readSync(this.file, bytes, at, Math.min(bytes.length - at, 256 * 1024 * 1024), null)
      if (read === 0) throw new Error('The file is truncated')
      at += read
    }
  }

  close(): void {
    closeSync(this.file)
  }
}

function readHeader(reader: Reader): Header {
  const frame = Buffer.alloc(MAGIC.length + 8)
  reader.fill(frame)
  if (!frame.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('The file is not a search index')
  const text = Buffer.alloc(frame.readUInt32LE(MAGIC.length))
  reader.fill(text)
  if (crc32(text) !== frame.readUInt32LE(MAGIC.length + 4)) throw new Error('The header is damaged')
  const header = JSON.parse(text.toString()) as Header
  if (header.format !== FORMAT) throw new Error(`Format ${header.format} is not supported by this version`)
  if (header.analysis !== analysisFingerprint()) throw new Error('The index was built with another text analysis')
  return header
}

/**
 * Loads an index.
 *
 * @throws Error when the file is missing, damaged, or of another format or text analysis.
 */
export function loadSnapshot(file: string): EngineState {
  const reader = new Reader(file)
  try {
    const header = readHeader(reader)
    const parts: Partial<SegmentData>[] = []
    let check = 0
    for (const { segment, name, type, length } of header.sections) {
      const array = new TYPES[type](length)
      const bytes = new Uint8Array(array.buffer)
      reader.fill(bytes)
      // crc32 of an empty array resets the checksum
      if (bytes.length > 0) check = crc32(bytes, check)
      parts[segment] = { ...parts[segment], [name]: array }
    }
    const end = Buffer.alloc(4)
    reader.fill(end)
    if (end.readUInt32LE() !== check) throw new Error('The checksum is wrong')
    return {
      segments: parts.map(data => new Segment(data as SegmentData)),
      vocabulary: new Vocabulary(header.vocabulary),
      wordFrequencies: { IN: new WordFrequencies(header.lexicons.IN), AE: new WordFrequencies(header.lexicons.AE) },
      position: header.position,
    }
  } finally {
    reader.close()
  }
}

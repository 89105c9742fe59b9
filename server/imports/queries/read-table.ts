// The rows of a small table that a call has sent: CSV of any common encoding and separator, Excel, NDJSON.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrokenRow, formatOf, rowsOf, UnreadableFile } from '../adapters/read-file.ts'
import type { FileRow } from '../rules/problems.ts'

/** Throws UnreadableFile, whose message is for the one who sent it. `name` tells the format. */
export async function* readTable(name: string, bytes: Uint8Array): AsyncGenerator<FileRow | BrokenRow> {
  const format = formatOf(name)
  if (!format) throw new UnreadableFile('Send a file whose name ends in .csv or .xlsx.')
  // the readers take a file, as imports do
  const folder = await mkdtemp(join(tmpdir(), 'kh-table-'))
  try {
    const path = join(folder, 'table')
    await writeFile(path, bytes)
    yield* rowsOf(path, format)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The lines of an uploaded file of cells, and the error for one that cannot be read.

import type { SentFile } from '../../../contract/products/sent-file.ts'
import { appError } from '../../platform/errors.ts'
import { UnreadableFile } from '../adapters/read-file.ts'
import { readTable } from './read-table.ts'

export interface SentLine {
  row: number
  /** Cells by their headings. */
  cells: Readonly<Record<string, string>>
  /** Why the line cannot be read; empty for a line that can. */
  broken: string
}

/** The lines of a file, `most` at most. @throws UnreadableFile */
export async function sentLines({ name, data }: Pick<SentFile, 'name' | 'data'>, most: number): Promise<SentLine[]> {
  const lines: SentLine[] = []
  for await (const one of readTable(name, Buffer.from(data, 'base64'))) {
    if (lines.length >= most) throw new UnreadableFile(`The file has more than ${most} lines.`)
    if ('broken' in one) lines.push({ row: one.row, cells: {}, broken: one.broken })
    else {
      const cells = Object.entries(one.cells).map(([heading, cell]) => [heading, String(cell ?? '')])
      lines.push({ row: one.row, cells: Object.fromEntries(cells), broken: '' })
    }
  }
  return lines
}

/** Result of reading. @throws request.invalid for a file that cannot be read */
export async function orUnreadable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw appError('request.invalid', { problems: [{ path: 'body.data', message: error.message }] })
  }
}

// The rows of a file that an import has not taken, as the file has them, each with its problems.

import type { App } from '../../platform/app.ts'
import { rowsOf } from '../adapters/read-file.ts'
import { type FailedRow, type ImportRow, pageFailed, readPlan } from '../repository/imports.ts'
import type { Cell } from '../rules/problems.ts'

const PAGE = 2_000

async function* problemsOf(app: App, id: string): AsyncGenerator<FailedRow> {
  for (let after = 0; ; ) {
    const page = await pageFailed(app.db, id, after, PAGE)
    if (page.length === 0) return
    yield* page
    after = page.at(-1)?.row ?? after
  }
}

export interface RejectedRow {
  row: number
  /** By heading; null for a row that could not be read. */
  cells: Readonly<Record<string, Cell>> | null
  /** What was wrong with it. */
  problems: string
}

/**
 * Reads the file once, together with its problems in the same order. @throws UnreadableFile, ENOENT when the file is
 * gone
 */
export async function* rejectedRows(app: App, one: ImportRow): AsyncGenerator<RejectedRow> {
  const plan = await readPlan(app.db, one.id)
  const failed = problemsOf(app, one.id)
  let next = await failed.next()
  for await (const row of rowsOf(one.filePath, one.format, plan?.encoding)) {
    while (!next.done && next.value.row < row.row) next = await failed.next()
    if (next.done) return
    if (next.value.row !== row.row) continue
    yield { row: row.row, cells: 'broken' in row ? null : row.cells, problems: next.value.problems }
  }
}

/** The columns of a file, as it was read. */
export async function columnsOf(app: App, one: ImportRow): Promise<string[]> {
  return Object.keys((await readPlan(app.db, one.id))?.columns ?? {})
}

// Search synonyms: edited by staff, applied to the search engine of every process.

import type { SynonymLine, SynonymList } from '../../../contract/search/api.ts'
import { parseSynonyms } from '../../../search/text/synonyms.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { dropSynonymRow, listSynonymRows, type SynonymRow, saveSynonymRow } from '../repository/synonyms.ts'
import { activeLines, type Line, normalizeLine, seedLines } from '../rules/synonyms.ts'

const present = (row: SynonymRow): SynonymLine => ({ ...row, updatedAt: row.updatedAt.toISOString() })

/** All synonyms of staff, and the active built-in ones. */
export async function listSynonyms(app: App): Promise<SynonymList> {
  const rows = await listSynonymRows(app.db)
  return { lines: rows.map(present), builtIn: seedLines(rows) }
}

/**
 * Adds a synonym line, or switches one on or off. A line has two or more terms separated by commas, or the form
 * `from => to` or `from ~> to`. @throws request.invalid
 */
export async function saveSynonym(app: App, who: string, input: Line): Promise<SynonymLine> {
  return present(await saveSynonymRow(app.db, { ...input, line: checkedLine(input.line), who }))
}

/** The normalised line. @throws request.invalid when it has no effect */
export function checkedLine(written: string): string {
  const line = normalizeLine(written)
  const { synonyms, problems } = parseSynonyms(line)
  if (problems.length > 0 || synonyms.targets.size + synonyms.substitutes.size === 0) {
    const message =
      'Write words that differ, joined by commas: spanner, wrench; or one way: allen key => hex key; ' +
      'or the nearest kind where nothing of the name is sold: planer ~> sander.'
    throw appError('request.invalid', { problems: [{ path: 'body.line', message }] })
  }
  return line
}

/** Deletes a line. @throws request.not-found */
export async function dropSynonym(app: App, id: number): Promise<void> {
  if (!(await dropSynonymRow(app.db, id))) throw appError('request.not-found')
}

/** Applies the active lines to the search engine of this process. */
export async function applySynonyms(app: App): Promise<void> {
  await app.ports.search.setSynonyms(activeLines(await listSynonymRows(app.db)).join('\n'))
}

// Search synonyms: edited by staff, applied to the search engine of every process.

import type { SynonymLine, SynonymList } from '../../../contract/search/api.ts'
import { parseSynonyms } from '../../../search/text/synonyms.ts'
import { putInBin } from '../../bin/service.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import { appError } from '../../platform/errors.ts'
import {
  addSynonymAgain,
  dropSynonymRow,
  listSynonymRows,
  type SynonymRow,
  saveSynonymRow,
} from '../repository/synonyms.ts'
import { activeLines, type Line, normalizeLine, seedLines } from '../rules/synonyms.ts'

const present = (row: SynonymRow): SynonymLine => ({ ...row, updatedAt: row.updatedAt.toISOString() })

/** The synonyms of the markets of the member, and the active built-in ones. */
export async function listSynonyms(app: App, { markets }: Staff): Promise<SynonymList> {
  const rows = await listSynonymRows(app.db)
  return { lines: rows.filter(({ market }) => markets.includes(market)).map(present), builtIn: seedLines(rows) }
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

type BinnedLine = Pick<SynonymRow, 'language' | 'line' | 'active'>

/** Deletes a line of one of the member's markets; the bin keeps it for a while. @throws request.not-found */
export function dropSynonym(app: App, actor: Staff, id: number): Promise<void> {
  return app.db.transaction(async tx => {
    const row = await dropSynonymRow(tx, id, actor.markets)
    if (!row) throw appError('request.not-found')
    const { market, language, line, active } = row
    const contents: BinnedLine = { language, line, active }
    await putInBin(tx, actor, { kind: 'synonym', recordId: String(id), market, name: line, contents })
    describeChange({ recordKind: 'synonym', recordId: String(id), before: contents })
  })
}

/** A line restored from the bin. */
export const synonymsBin = binKind<BinnedLine>({
  kind: 'synonym',
  async restore({ tx, actor }, { market, contents }) {
    if (!market) throw new Error('A line of synonyms belongs to a market')
    const id = await addSynonymAgain(tx, { market, ...contents, who: actor.staffId })
    if (id === null) throw appError('bin.taken')
    return String(id)
  },
})

/** Applies the active lines to the search engine of this process. */
export async function applySynonyms(app: App): Promise<void> {
  await app.ports.search.setSynonyms(activeLines(await listSynonymRows(app.db)).join('\n'))
}

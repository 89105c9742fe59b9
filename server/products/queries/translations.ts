// Product texts to translate, as pages and as a file, and the changes in an imported file.

import { MAX_CELLS } from '../../../contract/products/filters.ts'
import type { SentFile } from '../../../contract/products/sent-file.ts'
import {
  type ProductToTranslate,
  type TextToTranslate,
  TRANSLATION_COLUMNS,
  type TranslatedFile,
} from '../../../contract/products/translations-api.ts'
import { CSV_MARK, csvText } from '../../../contract/shared/csv.ts'
import type { FileStream } from '../../../contract/shared/endpoint.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { listTextsOf, listTranslations } from '../../catalog/service.ts'
import { orUnreadable, sentLines, UnreadableFile } from '../../imports/service.ts'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'
import { type FileLine, presentTranslations, readLines } from '../rules/translations.ts'

interface Wanted {
  market: Market
  state?: TextToTranslate['state'] | undefined
}

/** A page of products with texts to translate, in the order of their MSNs. */
export async function translations(
  db: Db,
  { market, state, after = '', limit }: Wanted & { after?: string | undefined; limit: number },
): Promise<{ products: ProductToTranslate[]; next: string | null }> {
  const rows = await listTranslations(db, market, state ?? 'all', after, limit + 1)
  const page = rows.slice(0, limit)
  return {
    products: page.map(row => presentTranslations(row, state)),
    next: rows.length > limit ? (page.at(-1)?.msn ?? null) : null,
  }
}

const BATCH = 500

/** The texts as lines of a file, streamed in batches. */
export async function translationsFile(db: Db, wanted: Wanted): Promise<FileStream> {
  const first = await translations(db, { ...wanted, limit: BATCH })
  async function* chunks(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(CSV_MARK + csvText([TRANSLATION_COLUMNS]))
    let left = MAX_CELLS
    for (let page = first; ; ) {
      // texts of a product without an offer cannot be saved
      const lines = page.products.flatMap(({ msn, partNumber, seller, texts }) =>
        seller === null
          ? []
          : texts.map(({ field, state, english, hindi, version }) => {
              const own = hindi === english ? '' : hindi
              return [msn, partNumber, field, state, english, own, version]
            }),
      )
      yield Buffer.from(csvText(lines.slice(0, left)))
      left -= lines.length
      if (left <= 0 || page.next === null) return
      page = await translations(db, { ...wanted, after: page.next, limit: BATCH })
    }
  }
  return { name: `translations-${wanted.market.toLowerCase()}.csv`, chunks: chunks() }
}

/** The lines of a file; a missing heading makes the whole file invalid. */
async function linesOf(file: SentFile): Promise<FileLine[]> {
  const lines = (await sentLines(file, MAX_CELLS)).map(({ row, cells, broken }): FileLine => {
    const cell = (heading: (typeof TRANSLATION_COLUMNS)[number]) => cells[heading] ?? ''
    const line = { msn: cell('MSN').trim(), field: cell('Field').trim(), version: cell('Version').trim() }
    return { ...line, row, typed: cell('Hindi'), broken }
  })
  if (!lines.some(({ msn, field }) => msn && field))
    throw new UnreadableFile(`The file has no lines with ${TRANSLATION_COLUMNS.join(', ')}.`)
  return lines
}

/** @throws request.invalid for a file that cannot be read */
export function readTranslations(app: App, file: SentFile): Promise<TranslatedFile> {
  return orUnreadable(async () => {
    const lines = await linesOf(file)
    const msns = [...new Set(lines.map(({ msn }) => msn))]
    const rows = await listTextsOf(app.db, file.market, msns)
    return readLines(lines, new Map(rows.map(row => [row.msn, row])))
  })
}

// A file without products for one category: the columns that an import reads without a mapping, with those of its specifications.

import type { Market } from '../../../contract/shared/market.ts'
import { listCategoryAttributes, referenceData } from '../../catalog/service.ts'
import { listWarehouses } from '../../inventory/service.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { type TableRow, writeTable } from '../adapters/write-file.ts'
import { COLUMN_NOTES, DECLARATION_NOTE, STOCK_NOTE, specificationNote } from '../rules/template-notes.ts'
import { DECLARATION_COLUMNS, fixedColumns, specificationHeadings } from './export.ts'

export interface TemplateOptions {
  market: Market
  category: string
  format: 'csv' | 'xlsx'
  /** Of the explanations; headings are English, as an import reads them. */
  language: 'en' | 'hi'
}

interface TemplateColumn {
  heading: string
  note: string
}

/** Specifications of a category and those above it, each once; the closest one says whether it is required. */
async function specificationColumns(
  app: App,
  path: readonly string[],
  language: 'en' | 'hi',
): Promise<TemplateColumn[]> {
  const { attributes } = await referenceData(app)
  const asked = new Map((await listCategoryAttributes(app.db, path)).map(one => [one.key, one]))
  return [...asked.values()].flatMap(({ key, required, choices }) => {
    const { kind, unit } = attributes.get(key) ?? { kind: 'text' as const, unit: '' }
    const hindi = kind === 'text' || kind === 'list'
    return specificationHeadings(attributes.get(key), key, hindi).map((heading, at) => ({
      heading,
      note: specificationNote({ kind, unit, required, choices }, language, at === 1),
    }))
  })
}

async function templateColumns(app: App, { market, category, language }: TemplateOptions): Promise<TemplateColumn[]> {
  const found = (await referenceData(app)).categories.get(category)
  if (!found || found.market !== market) throw appError('catalog.category-unknown')
  const at = language === 'hi' ? 1 : 0
  const declared = new Set(DECLARATION_COLUMNS.map(({ heading }) => heading))
  const noteOf = (heading: string) =>
    COLUMN_NOTES[heading]?.[at] ?? (declared.has(heading) ? (DECLARATION_NOTE[at] ?? '') : '')
  return [
    ...fixedColumns().map(({ heading }) => ({ heading, note: noteOf(heading).replace('{code}', category) })),
    ...(await listWarehouses(app.db, market, language)).map(({ code }) => ({
      ...{ heading: `Stock: ${code}`, note: STOCK_NOTE[at] ?? '' },
    })),
    ...(await specificationColumns(
      app,
      found.path.map(({ code }) => code),
      language,
    )),
  ]
}

/**
 * Writes the template of a category. Excel explains the columns on a second sheet, which an import does not read.
 * @throws catalog.category-unknown for none of the market
 */
export async function writeTemplate(app: App, path: string, options: TemplateOptions): Promise<void> {
  const columns = await templateColumns(app, options)
  const none = async function* (): AsyncGenerator<TableRow> {}
  const headings = columns.map(({ heading }) => heading)
  const notes = { name: 'Columns', rows: columns.map(({ heading, note }): TableRow => [heading, note]) }
  await writeTable(path, options.format, { headings, rows: none(), notes })
}

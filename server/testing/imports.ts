// Imports of small files for tests, and the resulting products.

import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImportMappingInput, type ImportStatus, zMapping } from '../../contract/imports/api.ts'
import type { Market } from '../../contract/shared/market.ts'
import type { FileFormat } from '../imports/adapters/read-file.ts'
import { pageProblems } from '../imports/repository/imports.ts'
import { createImport, importStatus, runImport } from '../imports/service.ts'
import type { App } from '../platform/app.ts'
import { statement } from '../platform/db.ts'

const PRODUCT = statement(
  'test.import-product',
  `select p.msn, p.name_en as "nameEn", p.name_hi as "nameHi", p.description_en as "descriptionEn", p.specs, p.hsn,
     p.active, p.category_code as "categoryCode", p.weight_grams as "weightGrams", oc.availability, p.origin,
     oc.price_minor as "priceMinor", oc.mrp_minor as "mrpMinor",
     (select coalesce(sum(on_hand), 0)::int from stock s where s.msn = p.msn) as stock
   from products p join offer_choices oc using (msn) where p.part_number = $1 and p.market = $2`,
)

interface Product {
  msn: string
  nameEn: string
  nameHi: string
  descriptionEn: string
  specs: Record<string, unknown>[]
  hsn: string
  active: boolean
  categoryCode: string
  weightGrams: number
  availability: string
  origin: string
  priceMinor: number
  mrpMinor: number
  stock: number
}

interface TestImport {
  mapping?: ImportMappingInput
  dryRun?: boolean
  market?: Market
  format?: FileFormat
}

export interface ImportTester {
  /** A folder for files of a test; it goes with the store. */
  folder: string

  /** Starts an import; returns its id. */
  begin(text: string | Buffer, options?: TestImport): Promise<string>
  /** Runs an import to completion. */
  take(text: string | Buffer, options?: TestImport): Promise<ImportStatus>
  product(partNumber: string, market?: Market): Promise<Product | null>
  /** `row column code` of every problem. */
  codes(id: string): Promise<string[]>
}

/** Imports of files that are written into the data folder of the test store. */
export function importTester(app: App): ImportTester {
  const folder = app.config.dataDir
  let serial = 0
  const begin: ImportTester['begin'] = async (text, options = {}) => {
    const format = options.format ?? 'csv'
    const filePath = join(folder, `import-${serial++}.${format}`)
    await writeFile(filePath, text)
    const { id } = await createImport(app, {
      market: options.market ?? 'IN',
      fileName: 'list.csv',
      filePath,
      fileHash: createHash('sha256').update(`${serial}${text}`).digest('hex'),
      format,
      mapping: zMapping.parse(options.mapping ?? {}),
      dryRun: options.dryRun ?? false,
      who: 'test',
    })
    return id
  }
  return {
    folder,
    begin,
    async take(text, options) {
      const id = await begin(text, options)
      await runImport(app, id)
      return importStatus(app, id)
    },
    product: (partNumber, market = 'IN') => app.db.oneOrNull<Product>(PRODUCT, [partNumber, market]),
    async codes(id) {
      const problems = await pageProblems(app.db, id, 0, 5000)
      return problems.map(({ row, column, code }) => `${row} ${column} ${code}`)
    },
  }
}

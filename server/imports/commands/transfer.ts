// Takes files in and gives them out: to a folder of the server first, never into memory as a whole.

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportAccepted } from '../../../contract/imports/api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import type { Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { limitsPrices } from '../../platform/price-approval.ts'
import { type FileFormat, formatOf } from '../adapters/read-file.ts'
import { writeTable } from '../adapters/write-file.ts'
import { type ExportOptions, exportProducts } from '../queries/export.ts'
import { columnsOf, rejectedRows } from '../queries/failed-rows.ts'
import { importSummary, writeProblems } from '../queries/report.ts'
import { requireImport } from '../queries/require-import.ts'
import { type TemplateOptions, writeTemplate } from '../queries/template.ts'
import { findImport, type ImportRow } from '../repository/imports.ts'
import { REJECTED_HEADINGS } from '../rules/headings.ts'
import { createImport, enqueueImports, mappingNamed } from '../service.ts'

/** A feed of a million rows fits; a spreadsheet is unpacked in memory and must be smaller. */
export const MAX_BYTES: Record<FileFormat, number> = { csv: 1 << 30, ndjson: 1 << 30, xlsx: 100 << 20 }

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ndjson: 'application/x-ndjson',
  md: 'text/markdown; charset=utf-8',
}

/** The folder of the files, which is there afterwards. */
export async function folderOf(app: App): Promise<string> {
  const folder = join(app.config.dataDir, 'imports')
  await mkdir(folder, { recursive: true })
  return folder
}

export interface Upload {
  market: Market
  name: string
  /** Name of a saved mapping. */
  mapping?: string
  dryRun: boolean
  /** Who sends it. */
  who: string
}

/**
 * Keeps a file and begins its import. @throws request.invalid for a name that tells no format or an empty file,
 * `request.too-large`, `import.try-first` where prices are approved and it is no dry run, and `request.not-found` for an unknown mapping.
 */
export async function receiveFile(
  app: App,
  body: Readable,
  upload: Upload,
): Promise<{ importId: string; resumed: boolean }> {
  const format = formatOf(upload.name)
  const reject = (message: string) => appError('request.invalid', { problems: [{ path: 'query.name', message }] })
  if (!format) throw reject('The name must end in .csv, .tsv, .xlsx, .ndjson or .jsonl, with .gz or without.')
  // how many prices it changes is known once it was tried
  if (!upload.dryRun && limitsPrices(upload.market)) throw appError('import.try-first')
  const mapping = await mappingNamed(app, upload.mapping)
  const path = join(await folderOf(app), `${randomUUID()}.${format}`)
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length
      hash.update(part)
      done(size > MAX_BYTES[format] ? appError('request.too-large') : null, part)
    },
  })
  try {
    await pipeline(body, counted, createWriteStream(path))
    if (size === 0) throw reject('The file is empty.')
    const { market, name, dryRun, who } = upload
    const file = { market, fileName: name, filePath: path, fileHash: hash.digest('hex'), format, mapping, dryRun }
    const { id, resumed } = await createImport(app, { ...file, who })
    if (resumed) await rm(path, { force: true })
    await enqueueImports(app)
    return { importId: id, resumed }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

interface Sent {
  name: string
  type: string
  stream: Readable
}

/** A file that is written, sent and forgotten. */
async function passing(app: App, name: string, write: (path: string) => Promise<unknown>): Promise<Sent> {
  const path = join(await folderOf(app), `${randomUUID()}.out`)
  try {
    await write(path)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  const stream = createReadStream(path)
  stream.on('close', () => void rm(path, { force: true }))
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES
  return { name, type: TYPES[ending], stream }
}

/** The problems of an import as a table, or its summary. @throws request.not-found */
export async function sendReport(app: App, staff: Staff, id: string, format: FileFormat | 'md'): Promise<Sent> {
  await requireImport(app, staff, id)
  const name = `import-${id.slice(0, 8)}.${format}`
  if (format === 'md') return { name, type: TYPES.md, stream: Readable.from([await importSummary(app, id)]) }
  return passing(app, name, path => writeProblems(app, id, path, format))
}

/** The original file of an import, with its name. @throws request.not-found, import.file-gone */
export async function sendOriginal(app: App, staff: Staff, id: string): Promise<Sent> {
  const { fileName, filePath } = await requireImport(app, staff, id)
  const file = await open(filePath).catch(asFileGone)
  return { name: fileName, type: 'application/octet-stream', stream: file.createReadStream() }
}

/** The rejected rows of an import, to be corrected and sent again. @throws request.not-found, import.file-gone */
export async function sendRejected(app: App, staff: Staff, id: string, format: FileFormat): Promise<Sent> {
  const one = await requireImport(app, staff, id)
  const columns = await columnsOf(app, one)
  const rows = async function* () {
    for await (const { row, cells, problems } of rejectedRows(app, one))
      yield [...columns.map(column => cells?.[column] ?? null), row, problems]
  }
  const headings = [...columns, ...REJECTED_HEADINGS]
  return passing(app, `rejected-${id.slice(0, 8)}.${format}`, path =>
    writeTable(path, format, { headings, rows: rows() }).catch(asFileGone),
  )
}

function asFileGone(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw appError('import.file-gone')
  throw error
}

const ENDED: readonly ImportRow['state'][] = ['done', 'cancelled', 'interrupted', 'undone']

/**
 * Tries the rows that an import has not taken again, alone and with the same mapping, as a dry run: once what they lacked is in
 * the store, nothing of the file needs to be sent again. @throws request.not-found, import.file-gone
 */
export async function retryRejected(app: App, { staffId }: Staff, id: string): Promise<ImportAccepted> {
  const one = await findImport(app.db, id)
  if (!one) throw appError('request.not-found')
  if (!ENDED.includes(one.state)) return notAccepted(`This import is ${one.state}.`)
  const path = join(await folderOf(app), `${randomUUID()}.ndjson`)
  const hash = createHash('sha256')
  let count = 0
  const lines = async function* () {
    for await (const { cells } of rejectedRows(app, one)) {
      if (!cells) continue
      const line = `${JSON.stringify(cells)}\n`
      hash.update(line)
      count += 1
      yield line
    }
  }
  try {
    await pipeline(Readable.from(lines()), createWriteStream(path)).catch(asFileGone)
    if (count === 0) {
      await rm(path, { force: true })
      return notAccepted('No row of this import was rejected that could be read.')
    }
    const { market, mapping } = one
    const file = { market, mapping, filePath: path, fileHash: hash.digest('hex'), format: 'ndjson' as const }
    const fileName = `${one.fileName.slice(0, 180)} (rejected rows)`
    const { id: importId, resumed } = await createImport(app, { ...file, fileName, dryRun: true, who: staffId })
    if (resumed) await rm(path, { force: true })
    await enqueueImports(app)
    return { accepted: true, reason: null, importId, laterImports: [] }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const notAccepted = (reason: string): ImportAccepted => ({ accepted: false, reason, importId: null, laterImports: [] })

/** The products of a market as a file. */
export function sendExport(app: App, options: ExportOptions): Promise<Sent> {
  const name = `products-${options.market.toLowerCase()}.${options.format}`
  return passing(app, name, path => exportProducts(app, path, options))
}

/** The columns of a template for products of a category. @throws catalog.category-unknown */
export function sendTemplate(app: App, options: TemplateOptions): Promise<Sent> {
  return passing(app, `template-${options.category}.${options.format}`, path => writeTemplate(app, path, options))
}

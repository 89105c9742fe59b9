// Imports a file of products: npm run import -- file.csv --market in --mapping mapping.json --dry-run

import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { zMapping } from '../../contract/imports/api.ts'
import { formatOf } from '../imports/adapters/read-file.ts'
import { applyByCommand, isBeingApplied } from '../imports/commands/apply.ts'
import { fetchPictures } from '../imports/commands/fetch-pictures.ts'
import { folderOf } from '../imports/commands/transfer.ts'
import { importSummary, writeProblems } from '../imports/queries/report.ts'
import {
  cancelImport,
  createImport,
  importStatus,
  type NewFile,
  runImport,
  runUndo,
  undoImport,
} from '../imports/service.ts'
import type { App } from '../platform/app.ts'
import { originOf } from '../platform/hosts.ts'
import { CommandNeedsApproval, limitsPrices } from '../platform/price-approval.ts'
import { marketNamed, withStore } from './with-store.ts'

const USAGE = `npm run import -- FILE --market in|ae [--mapping FILE.json] [--dry-run] [--report FILE.csv|.xlsx|.ndjson]
                      [--summary FILE.md] [--pictures] [--seller CODE] [--accept-jumps]
npm run import -- --undo ID
  --dry-run    tells what would happen, changes nothing
  where changes of prices are approved, the file is tried first; above a limit a member has to apply it
  --pictures   fetches the pictures now; without it the running store does
Ctrl+C cancels. An import that was killed goes on when the same command is given again.`

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(path)) hash.update(part)
  return hash.digest('hex')
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    market: { type: 'string', default: 'in' },
    mapping: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    report: { type: 'string' },
    summary: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    seller: { type: 'string' },
    'accept-jumps': { type: 'boolean', default: false },
    undo: { type: 'string' },
  },
})

type Cancel = (end: () => Promise<unknown>) => void

/** Runs or continues an import, and prints its progress. */
async function runShown(app: App, id: string, dryRun: boolean, onCtrlC: Cancel): Promise<void> {
  onCtrlC(async () => {
    await cancelImport(app, id)
    console.log(`Import ${id} was cancelled.${dryRun ? '' : ' What it changed stays: --undo takes it back.'}`)
  })
  let reported = 0
  await runImport(app, id, {
    progress({ position, total }) {
      if (Date.now() - reported < 2000 && position < total) return
      reported = Date.now()
      console.log(`  ${position} of ${total} rows`)
    },
  })
}

/**
 * Tries a file in a market where a second member approves changes of prices, and begins to apply it where it is below the limits. Returns
 * the import, or the dry run where it stops. The file is kept, as a member may apply it later.
 */
async function tryFirst(app: App, file: NewFile, onCtrlC: Cancel): Promise<string> {
  const kept = join(await folderOf(app), `${randomUUID()}.${file.format}`)
  await copyFile(file.filePath, kept)
  const { id, resumed } = await createImport(app, { ...file, filePath: kept, dryRun: true })
  if (resumed) await rm(kept, { force: true })
  console.log(`A second member approves changes of prices here: dry run ${id} finds out what the file would change.`)
  await runShown(app, id, true, onCtrlC)
  if ((await importStatus(app, id)).state !== 'done') return id
  try {
    return await applyByCommand(app, id)
  } catch (error) {
    if (!(error instanceof CommandNeedsApproval)) throw error
    const { count, largestBp } = error.effect
    console.error(
      `Nothing was changed. The file changes ${count} prices, by ${largestBp / 100} % at most: above the limit of the market.\n` +
        `To send it for approval, open ${originOf(app.config, file.market)}/console/imports/${id} as a member with imports.write, and apply it.`,
    )
    process.exitCode = 1
    return id
  }
}

async function takeFile(argument: string): Promise<void> {
  const path = resolve(argument)
  const format = formatOf(path)
  if (!format) throw new Error('The name must end in .csv, .tsv, .xlsx, .ndjson or .jsonl, with .gz or without.')
  const mapping = zMapping.parse({
    ...(values.mapping ? JSON.parse(await readFile(values.mapping, 'utf8')) : {}),
    ...(values.seller ? { seller: values.seller } : {}),
    ...(values['accept-jumps'] ? { acceptJumps: true } : {}),
  })
  const started = Date.now()
  await withStore(async (app, onCtrlC) => {
    const dryRun = values['dry-run']
    const file: NewFile = {
      ...{ market: marketNamed(values.market), fileName: basename(path), filePath: path, fileHash: await hashOf(path) },
      ...{ format, mapping, dryRun, who: 'command' },
    }
    const first = !dryRun && limitsPrices(file.market) && !(await isBeingApplied(app, file))
    const { id, resumed } = first
      ? { id: await tryFirst(app, file, onCtrlC), resumed: false }
      : await createImport(app, file)
    console.log(`Import ${id}${resumed ? ' goes on' : ''}`)
    await runShown(app, id, dryRun, onCtrlC)
    if (values.pictures && !dryRun) console.log(`  ${await fetchPictures(app)} pictures looked at`)
    const summary = await importSummary(app, id)
    if (values.summary) await writeFile(values.summary, summary)
    if (values.report) await writeProblems(app, id, values.report, formatOf(values.report) ?? 'csv')
    console.log(`\n${summary}`)
    const memory = Math.round(process.resourceUsage().maxRSS / 1024)
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s, at most ${memory} MB of memory`)
    if ((await importStatus(app, id)).state === 'failed') process.exitCode = 1
  })
}

async function takeBack(id: string): Promise<void> {
  await withStore(async app => {
    const { accepted, reason } = await undoImport(app, id)
    if (!accepted) throw new Error(reason ?? 'This import cannot be taken back.')
    await runUndo(app, id, 'command')
    const { undone, left } = await importStatus(app, id)
    console.log(
      `${undone} products were put back; ${left} were left, because somebody changed them since.${left > 0 ? ' Once they are as the import left them, undo it again.' : ''}`,
    )
  })
}

const [file] = positionals
try {
  if (values.undo) await takeBack(values.undo)
  else if (file) await takeFile(file)
  else console.log(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

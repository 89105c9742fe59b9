// Takes a file of products into the store: npm run import -- file.csv --market in --mapping mapping.json --dry-run

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { zMapping } from '../../contract/imports/api.ts'
import { formatOf } from '../imports/adapters/read-file.ts'
import { fetchPictures } from '../imports/commands/fetch-pictures.ts'
import { importSummary, writeProblems } from '../imports/queries/report.ts'
import { cancelImport, createImport, importStatus, runImport, runUndo, undoImport } from '../imports/service.ts'
import { marketNamed, withStore } from './with-store.ts'

const USAGE = `npm run import -- FILE --market in|ae [--mapping FILE.json] [--dry-run] [--report FILE.csv|.xlsx|.ndjson]
                      [--summary FILE.md] [--pictures] [--seller CODE] [--accept-jumps]
npm run import -- --undo ID
  --dry-run    tells what would happen, changes nothing
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
    const { id, resumed } = await createImport(app, {
      market: marketNamed(values.market),
      fileName: basename(path),
      filePath: path,
      fileHash: await hashOf(path),
      format,
      mapping,
      dryRun: values['dry-run'],
      who: 'command',
    })
    console.log(`Import ${id}${resumed ? ' goes on' : ''}`)
    onCtrlC(async () => {
      await cancelImport(app, id)
      console.log(
        `Import ${id} was cancelled.${values['dry-run'] ? '' : ' What it changed stays: --undo takes it back.'}`,
      )
    })
    let reported = 0
    await runImport(app, id, {
      progress({ position, total }) {
        if (Date.now() - reported < 2000 && position < total) return
        reported = Date.now()
        console.log(`  ${position} of ${total} rows`)
      },
    })
    if (values.pictures && !values['dry-run']) console.log(`  ${await fetchPictures(app)} pictures looked at`)
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

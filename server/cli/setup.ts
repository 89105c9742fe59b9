// Sets up an empty store for a merchant: npm run setup, npm run setup -- --file store.json, npm run setup -- --check

import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { MARKETS } from '../../contract/shared/market.ts'
import { projectRoot } from '../platform/project-root.ts'
import { type Answers, fileOf, nextQuestion, QUESTIONS } from '../setup/rules/questions.ts'
import { missingForSelling, parsePlan, setUpStore } from '../setup/service.ts'
import { withStore } from './with-store.ts'

const FLAGS = [...new Set(QUESTIONS.map(({ flag }) => flag))]
const USAGE = `npm run setup                           asks in a terminal for what is not set by a flag
npm run setup -- --file store.json      the description of the store as a file: docs/deployment.md
npm run setup -- --check                tells what the store still needs before it can sell
Flags: ${FLAGS.map(flag => `--${flag}`).join(' ')}
Given again it brings the store to what it says, and changes nothing that is so already.`

const values: Record<string, string | boolean | undefined> = parseArgs({
  options: {
    file: { type: 'string' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    ...Object.fromEntries(FLAGS.map(flag => [flag, { type: 'string' as const }])),
  },
}).values

/** Asks for the values that the flags leave open. */
async function askForRest(flags: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    let answers = flags
    for (let question = nextQuestion(answers); question; question = nextQuestion(answers)) {
      const { flag, ask, fallback } = question
      const typed = (await terminal.question(`${ask}${fallback ? ` [${fallback}]` : ''}: `)).trim()
      if (typed !== '' || fallback !== undefined) answers = { ...answers, [flag]: typed || fallback }
    }
    return answers
  } finally {
    terminal.close()
  }
}

async function readInput(): Promise<unknown> {
  if (typeof values.file === 'string') {
    const text = await readFile(values.file, 'utf8')
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new Error(`${values.file} is no JSON: ${error instanceof Error ? error.message : error}`)
    }
  }
  const flags: Answers = Object.fromEntries(
    FLAGS.map(flag => [flag, typeof values[flag] === 'string' ? values[flag] : undefined]),
  )
  return fileOf(process.stdin.isTTY ? await askForRest(flags) : flags)
}

async function check(): Promise<void> {
  await withStore(async app => {
    for (const market of MARKETS) {
      const missing = await missingForSelling(app.db, market)
      console.log(`${market}: ${missing.length === 0 ? 'ready to sell' : `missing: ${missing.join('; ')}`}`)
    }
  })
}

async function setUp(): Promise<void> {
  const plan = parsePlan(await readInput())
  const from = typeof values.file === 'string' ? dirname(resolve(values.file)) : process.cwd()
  await withStore(async app => {
    const changes = await setUpStore(app, plan, { reference: join(projectRoot(), 'starter/reference'), from })
    for (const { what, state } of changes) console.log(`  ${what}: ${state}`)
    if (plan.taxRates === 'sample')
      console.log('The sample tax rates are not verified: set your own with "taxRates" before you charge tax.')
    const missing = await missingForSelling(app.db, plan.market)
    if (missing.length > 0) throw new Error(`Still missing: ${missing.join('; ')}`)
    console.log(`Ready to sell. Next: npm run import -- products.csv --market ${plan.market.toLowerCase()}`)
  })
}

try {
  if (values.help) console.log(USAGE)
  else if (values.check) await check()
  else await setUp()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

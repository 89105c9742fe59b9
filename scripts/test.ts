// Runs the checks and tests of the project, two at a time if that is faster; ends with the time of each step and the
// failures.

import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatSummary, runSteps, type Step, type StepResult } from './test-steps.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, 'test-results')
const CACHE = join(ROOT, 'node_modules/.cache')

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
const reportFile = (name: string) => join(REPORTS, `${name}.json`)

function vitest(
  name: string,
  { workers, ...rest }: Pick<Step, 'cores' | 'needs' | 'after'> & { workers: number },
): Step {
  const file = reportFile(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return {
    name,
    command: [bin('vitest'), 'run', '--project', name, `--maxWorkers=${workers}`, ...reporters],
    report: { kind: 'vitest', file },
    ...rest,
  }
}

/** In the order they start; `cores` is how many a step keeps busy. Checks that take seconds come first. */
const STEPS: Step[] = [
  {
    name: 'types',
    // the compiler of TypeScript 7; several threads check what they share several times, and other steps use the cores
    command: [
      process.execPath,
      join(ROOT, 'node_modules/@typescript/native/bin/tsc'),
      '-b',
      'tsconfig.build.json',
      '--singleThreaded',
    ],
    cores: 1,
  },
  { name: 'lint', command: [bin('biome'), 'ci', '.'], cores: 1 },
  { name: 'imports', command: [bin('tsx'), 'scripts/check-imports.ts'], cores: 1 },
  { name: 'structure', command: [bin('tsx'), 'scripts/check-structure.ts'], cores: 1 },
  { name: 'unused', command: [bin('knip'), '--cache', '--cache-location', join(CACHE, 'knip')], cores: 1 },
  { name: 'build', command: [bin('tsx'), 'scripts/build.ts'], cores: 1 },
  // leaves a filled store, which later steps copy
  vitest('first-start', { cores: 1, workers: 1 }),
  vitest('unit', { cores: 1, workers: 1 }),
  vitest('components', { cores: 1, workers: 1 }),
  vitest('processes', { cores: 1, workers: 1 }),
  // its processes mostly wait for each other: the database tests run in parallel
  vitest('system', { cores: 1, workers: 1, needs: ['build'], after: ['first-start'] }),
  vitest('database', { cores: 1, workers: 3 }),
  {
    name: 'journeys',
    command: [bin('playwright'), 'test'],
    cores: 2,
    needs: ['build'],
    after: ['first-start'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile('journeys') },
    report: { kind: 'playwright', file: reportFile('journeys') },
  },
]

function spawnStep({ command, env }: Step): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command
  return new Promise(done => {
    const child = spawn(program, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    child.on('error', error => done({ code: 1, output: error.message }))
    child.on('close', code => done({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/** The named steps, each with the steps it needs; all if none is named. */
function chooseSteps(names: readonly string[]): Step[] {
  const unknown = names.filter(name => !STEPS.some(step => step.name === name))
  if (unknown.length > 0) {
    console.error(`No step is called ${unknown.join(', ')}. Steps: ${STEPS.map(step => step.name).join(', ')}`)
    process.exit(1)
  }
  if (names.length === 0) return STEPS
  const needed = STEPS.filter(step => names.includes(step.name)).flatMap(step => step.needs ?? [])
  return STEPS.filter(step => names.includes(step.name) || needed.includes(step.name))
}

/** The complete output of a step when it has ended, so that parallel steps stay readable. */
function printResult({ name, seconds, code, output, passed, failed }: StepResult): void {
  const state = code === 0 ? 'passed' : 'FAILED'
  const tests = passed + failed > 0 ? `, ${passed} tests passed, ${failed} failed` : ''
  console.log(`\n=== ${name}: ${state} in ${seconds.toFixed(0)} s${tests}`)
  if (output.trim() !== '') console.log(output.trimEnd())
}

const { positionals } = parseArgs({ allowPositionals: true })
const steps = chooseSteps(positionals)
await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
const started = Date.now()
const results = await runSteps(steps, {
  cores: Math.min(2, availableParallelism()),
  run: spawnStep,
  onStart: name => console.log(`--- ${name} started`),
  onEnd: printResult,
})
const { text, passed, failed } = formatSummary(results, (Date.now() - started) / 1000)
console.log(`\n${text}\n\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

// The whole gate in one run: checks, tests, build, budgets, browser journeys; ends with what passed and what failed.

import { spawn } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Counted, countReport, type Report } from './test-reports.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORTS = join(ROOT, 'test-results')

interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
  /** JSON report of a test runner, from which its tests are counted. */
  report?: Report
}

const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
const report = (name: string) => join(REPORTS, `${name}.json`)

function vitest(project: string, name: string, env?: Record<string, string>): Step {
  const file = report(name)
  return {
    name,
    command: [
      bin('vitest'),
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { kind: 'vitest', file },
    ...(env ? { env } : {}),
  }
}

const STEPS: Step[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  { name: 'format and lint', command: [bin('biome'), 'ci', '.'] },
  { name: 'import rules', command: [bin('tsx'), 'scripts/check-imports.ts'] },
  { name: 'structure', command: [bin('tsx'), 'scripts/check-structure.ts'] },
  { name: 'unused code', command: [bin('knip')] },
  vitest('unit', 'unit'),
  vitest('server', 'server'),
  {
    name: 'server on an outside database',
    command: [bin('tsx'), 'scripts/with-outside-database.ts', ...vitest('server', 'server-outside').command],
    report: { kind: 'vitest', file: report('server-outside') },
  },
  { name: 'build', command: [bin('tsx'), 'scripts/build.ts'] },
  {
    name: 'browser journeys',
    command: [bin('playwright'), 'test'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
    report: { kind: 'playwright', file: report('e2e') },
  },
  vitest('system', 'system'),
]

function run({ command, env }: Step): Promise<number> {
  const [program = '', ...words] = command
  return new Promise(done => {
    const child = spawn(program, words, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', error => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', code => done(code ?? 1))
  })
}

const only = process.argv.slice(2)
const chosen = only.length > 0 ? STEPS.filter(step => only.includes(step.name)) : STEPS
await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
const total = { passed: 0, failed: 0 }
const broken: string[] = []
const failures: string[] = []
const NOTHING: Counted = { passed: 0, failed: 0, failures: [] }
for (const step of chosen) {
  const started = Date.now()
  console.log(`\n== ${step.name}`)
  const code = await run(step)
  const counted = step.report ? await countReport(step.report) : NOTHING
  const { passed, failed } = counted
  total.passed += passed
  // a step that fails without a failed test in its report is a failure of its own
  total.failed += code !== 0 && failed === 0 ? 1 : failed
  if (code !== 0) broken.push(step.name)
  failures.push(...counted.failures)
  console.log(`== ${step.name}: ${code === 0 ? 'good' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
}
// told once more at the end: the output of the runners is long
if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}\n${failures.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(broken.length > 0 || total.failed > 0 || total.passed === 0 ? 1 : 0)

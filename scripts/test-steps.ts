// Runs steps in parallel within a number of cores, and summarizes their times and results.

import { type Counted, countReport, type Report } from './test-reports.ts'

export interface Step {
  name: string
  command: string[]
  /** Number of cores it keeps busy. */
  cores: 1 | 2
  /** Steps that must have passed before. */
  needs?: string[]
  /** Steps that must have ended before, if they run at all. */
  after?: string[]
  env?: Record<string, string>
  /** JSON report of a test runner, with the counts of its tests. */
  report?: Report
}

export interface StepResult extends Counted {
  name: string
  seconds: number
  code: number
  output: string
}

export interface RunOptions {
  cores: number
  run(step: Step): Promise<{ code: number; output: string }>
  onStart(name: string): void
  onEnd(result: StepResult): void
}

const CAUSE_LINES = 15

const NOTHING: Counted = { passed: 0, failed: 0, failures: [] }

/** Lines of an output that say why a step failed: errors outside of tests, otherwise its end. */
function causeIn(output: string): string {
  const lines = output.trimEnd().split('\n')
  const unhandled = lines.findIndex(line => line.includes('Unhandled '))
  const cause = unhandled < 0 ? lines.slice(-CAUSE_LINES) : lines.slice(unhandled, unhandled + CAUSE_LINES)
  return cause.map(line => `  ${line}`).join('\n')
}

async function runStep(step: Step, run: RunOptions['run']): Promise<StepResult> {
  const started = performance.now()
  const { code, output } = await run(step)
  const seconds = (performance.now() - started) / 1000
  const counted = step.report ? await countReport(step.report) : NOTHING
  const result = { ...counted, name: step.name, seconds, code, output }
  // a failing step without a failed test in its report is a failure of its own
  return code !== 0 && counted.failed === 0 ? { ...result, failed: 1, failures: [causeIn(output)] } : result
}

/** Runs all steps, starting them in order as soon as cores are free. Steps that need a failed step fail too. */
export async function runSteps(steps: readonly Step[], { cores, run, onStart, onEnd }: RunOptions) {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const results: StepResult[] = []
  let free = cores
  const resultOf = (name: string) => results.find(result => result.name === name)
  const isPending = (name: string) => running.has(name) || waiting.some(step => step.name === name)
  const isReady = ({ cores: wanted, needs = [], after = [] }: Step) =>
    (wanted <= free || running.size === 0) && needs.every(name => resultOf(name)) && !after.some(isPending)
  const end = (result: StepResult) => {
    results.push(result)
    onEnd(result)
  }
  const start = (step: Step) => {
    const broken = step.needs?.find(name => resultOf(name)?.code !== 0)
    if (broken !== undefined) {
      end({ ...NOTHING, failed: 1, name: step.name, seconds: 0, code: 1, output: `Needs ${broken}, which failed.` })
      return
    }
    onStart(step.name)
    free -= step.cores
    const done = runStep(step, run).then(result => {
      free += step.cores
      running.delete(step.name)
      end(result)
    })
    running.set(step.name, done)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(isReady)
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step) start(step)
    else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`Steps that can never start: ${waiting.map(({ name }) => name).join(', ')}`)
  }
  return results
}

/** A table with the time of each step, all failures again, and the totals. */
export function formatSummary(results: readonly StepResult[], seconds: number) {
  const rows = results.map(result => [
    result.name.padEnd(18),
    result.seconds.toFixed(1).padStart(7),
    String(result.passed || '').padStart(7),
    String(result.failed || '').padStart(7),
  ])
  const head = ['step'.padEnd(18), 'seconds'.padStart(7), 'passed'.padStart(7), 'failed'.padStart(7)]
  const total = ['total'.padEnd(18), seconds.toFixed(1).padStart(7)]
  const table = [head, ...rows, total].map(cells => cells.join(' ').trimEnd()).join('\n')
  const broken = results.filter(({ failed }) => failed > 0)
  const failures = broken.flatMap(result => [`${result.name} failed`, ...result.failures])
  return {
    text: failures.length > 0 ? `${table}\n\n${failures.join('\n')}` : table,
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}

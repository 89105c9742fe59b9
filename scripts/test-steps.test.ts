// Tests of the step runner: parallel steps, dependencies, and the summary of results.

import { expect, it } from 'vitest'
import { formatSummary, runSteps, type Step } from './test-steps.ts'

const step = (name: string, cores: 1 | 2, needs: string[] = []): Step => ({ name, command: [name], cores, needs })

/** Runs steps that end one after another; `log` has starts and ends in order. */
async function simulate(steps: Step[], { cores = 2, failing = [] as string[] } = {}) {
  const log: string[] = []
  const results = await runSteps(steps, {
    cores,
    async run({ name }) {
      // concurrent steps end in the order of their start
      await new Promise(done => setImmediate(done))
      return { code: failing.includes(name) ? 1 : 0, output: '' }
    },
    onStart: name => log.push(`+${name}`),
    onEnd: ({ name }) => log.push(`-${name}`),
  })
  return { log, results }
}

it('runs two small steps at once, and a large one on its own', async () => {
  const { log } = await simulate([step('a', 1), step('b', 1), step('large', 2), step('c', 1)])
  expect(log.slice(0, 2)).toEqual(['+a', '+b'])
  const large = log.indexOf('+large')
  expect(log[large + 1]).toBe('-large')
})

it('runs a large step even with one core, and then one step at a time', async () => {
  const { log } = await simulate([step('large', 2), step('a', 1), step('b', 1)], { cores: 1 })
  expect(log).toEqual(['+large', '-large', '+a', '-a', '+b', '-b'])
})

it('starts dependent steps after the steps they need, and fails them if those failed', async () => {
  const steps = [step('journeys', 2, ['build']), step('build', 1)]
  expect((await simulate(steps)).log).toEqual(['+build', '-build', '+journeys', '-journeys'])
  const { log, results } = await simulate(steps, { failing: ['build'] })
  expect(log).toEqual(['+build', '-build', '-journeys'])
  expect(results.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['journeys', 1],
  ])
})

it('starts a step after another one if that runs, whatever its result', async () => {
  const system: Step = { ...step('system', 1), after: ['first-start'] }
  const { log } = await simulate([system, step('first-start', 1)], { failing: ['first-start'] })
  expect(log).toEqual(['+first-start', '-first-start', '+system', '-system'])
  expect((await simulate([system])).log).toEqual(['+system', '-system'])
})

it('does not wait forever for a missing step', async () => {
  await expect(simulate([step('journeys', 2, ['build'])])).rejects.toThrow('never start: journeys')
})

it('says why a step failed without failed tests', async () => {
  const output = ['12 passed', 'Unhandled Errors', 'Error: timeout', ...Array(30).fill('stack')].join('\n')
  const failWith = (text: string) =>
    runSteps([step('database', 2)], {
      cores: 2,
      run: async () => ({ code: 1, output: text }),
      onStart: () => undefined,
      onEnd: () => undefined,
    })
  const { text } = formatSummary(await failWith(output), 1)
  expect(text).toContain('database failed\n  Unhandled Errors\n  Error: timeout\n')
  expect(formatSummary(await failWith('a long list\nno such file\n'), 1).text).toMatch(/no such file$/)
})

it('sums up passed and failed tests, and lists the failures', async () => {
  const base = { seconds: 1, output: '', failures: [] }
  const { text, passed, failed } = formatSummary(
    [
      { ...base, name: 'unit', code: 0, passed: 12, failed: 0 },
      { ...base, name: 'lint', code: 1, passed: 0, failed: 1 },
    ],
    2.5,
  )
  expect([passed, failed]).toEqual([12, 1])
  expect(text).toContain('lint failed')
  expect(text).not.toContain('unit failed')
  expect(text).toMatch(/^total +2\.5$/m)
})

// Parses a runner's report: counts, and each failed test with the beginning of its message.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countReport, type Report } from './test-reports.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function read(kind: Report['kind'], report: unknown) {
  const file = join(folder, `${kind}.json`)
  await writeFile(file, JSON.stringify(report))
  return countReport({ kind, file })
}

test('a failed test and a file that broke are named', async () => {
  const counted = await read('vitest', {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [] },
      {
        name: 'cart.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'removes', status: 'failed', failureMessages: ['expected 1 to be 2\nat cart.test.ts:4'] },
        ],
      },
      { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ],
  })
  expect(counted).toEqual({
    passed: 3,
    failed: 1,
    failures: [
      '  cart.test.ts: removes\n    expected 1 to be 2\n    at cart.test.ts:4',
      '  broken.test.ts: the file as a whole\n    Cannot find module',
    ],
  })
})

test('failed journeys are named with their browser, however deep their suite lies', async () => {
  const spec = (title: string, status: string, message?: string) => ({
    file: 'rfq.e2e.ts',
    title,
    tests: [{ projectName: 'phone-en', status, results: [{ error: message ? { message } : undefined }] }],
  })
  const counted = await read('playwright', {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    suites: [
      { specs: [spec('good', 'expected')], suites: [{ specs: [spec('bad', 'unexpected', 'Timeout exceeded')] }] },
    ],
  })
  expect(counted).toEqual({
    passed: 1,
    failed: 1,
    failures: ['  rfq.e2e.ts [phone-en]: bad\n    Timeout exceeded'],
  })
})

test('a missing report is a failure', async () => {
  const counted = await countReport({ kind: 'vitest', file: join(folder, 'none.json') })
  expect(counted).toMatchObject({ passed: 0, failed: 1 })
  expect(counted.failures[0]).toContain('the report cannot be read')
})

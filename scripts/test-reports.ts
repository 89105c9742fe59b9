// Parses the JSON reports of the test runners: numbers of passed and failed tests, and the failures with their
// messages.

import { readFile } from 'node:fs/promises'

export interface Report {
  kind: 'vitest' | 'playwright'
  file: string
}

export interface Counted {
  passed: number
  failed: number
  /** One line and the beginning of the message for each failed test. */
  failures: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  specs: {
    file: string
    title: string
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

/** The most informative lines of a message, without the call log and the stack. */
const beginningOf = (message = '') =>
  message
    .split('\n')
    .slice(0, 8)
    .map(line => `    ${line}`)
    .join('\n')

const lineOf = (where: string, title: string, message?: string) => `  ${where}: ${title}\n${beginningOf(message)}`

function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Counted {
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      // a file that could not be loaded, or whose setup failed, has no failed test of its own
      if (failed.length === 0) return [lineOf(name, 'the file as a whole', message)]
      return failed.map(({ fullName, failureMessages }) => lineOf(name, fullName, failureMessages[0]))
    })
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const failuresIn = (suite: PlaywrightSuite): string[] => [
  ...suite.specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        lineOf(`${file} [${projectName}]`, title, results.find(({ error }) => error)?.error?.message),
      ),
  ),
  ...(suite.suites ?? []).flatMap(failuresIn),
]

const countPlaywright = ({ stats, suites }: PlaywrightReport): Counted => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: suites.flatMap(failuresIn),
})

/** A report that is missing or cannot be read counts as one failure. */
export async function countReport({ kind, file }: Report): Promise<Counted> {
  try {
    const json = JSON.parse(await readFile(file, 'utf8'))
    return kind === 'vitest' ? countVitest(json) : countPlaywright(json)
  } catch (error) {
    return { passed: 0, failed: 1, failures: [lineOf(file, 'the report cannot be read', String(error))] }
  }
}

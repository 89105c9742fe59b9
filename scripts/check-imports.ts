// Runs the import rules, and fails when it saw too few modules to prove anything.

import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
// @ts-expect-error the configuration is plain JavaScript
import rules from '../.dependency-cruiser.mjs'

/** Well below the project's module count; a broken configuration would find none. */
const FEWEST_MODULES = 250

const { forbidden, options } = rules
const { output } = await cruise(
  ['contract', 'search', 'server', 'starter', 'web', 'e2e', 'scripts'],
  { ...options, ruleSet: { forbidden }, validate: true } as never,
  {},
  {
    tsConfig: extractTSConfig('tsconfig.json'),
  },
)
if (typeof output === 'string') throw new Error('The cruise gave text where a result was expected')
const own = output.modules.filter(module => !module.source.includes('node_modules') && !module.coreModule)
for (const violation of output.summary.violations) {
  console.error(`${violation.rule.name}: ${violation.from} -> ${violation.to}`)
}
console.log(`${own.length} modules, ${output.summary.violations.length} violations of the import rules`)
if (own.length < FEWEST_MODULES) {
  console.error(`Fewer than ${FEWEST_MODULES} modules were seen: the check itself is broken.`)
  process.exit(1)
}
if (output.summary.violations.length > 0) process.exit(1)

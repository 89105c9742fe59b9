// Verifies the audit log: npm run verify-audit [-- --seq NUMBER --hash HASH]

import { parseArgs } from 'node:util'
import { verifyAudit } from '../staff/service.ts'
import { withStore } from './with-store.ts'

const USAGE = 'npm run verify-audit [-- --seq NUMBER --hash HASH], of an entry that was written down earlier'

try {
  const { values } = parseArgs({ options: { seq: { type: 'string' }, hash: { type: 'string' } } })
  const { seq, hash } = values
  if ((seq === undefined) !== (hash === undefined)) throw new Error(USAGE)
  if (seq !== undefined && !/^[1-9]\d{0,15}$/.test(seq)) throw new Error(USAGE)
  if (hash !== undefined && !/^[0-9a-f]{64}$/i.test(hash)) throw new Error(USAGE)
  await withStore(async ({ db }) => {
    const expect = seq !== undefined && hash !== undefined ? { seq: Number(seq), hash: hash.toLowerCase() } : null
    const { count, broken, last, expected } = await verifyAudit(db, expect)
    if (broken !== null)
      throw new Error(`The audit log is broken: entry ${broken} was changed, or entries before it are missing.`)
    if (expected === false)
      throw new Error(
        `The audit log is not the one from which entry ${seq} was written down: it was cut or made again.`,
      )
    const end = last ? ` Last entry: ${last.seq} ${last.hash}` : ''
    console.log(`The audit log is whole: ${count} entries.${end}`)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

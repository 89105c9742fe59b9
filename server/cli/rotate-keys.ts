// Changes the key of signatures and seals: npm run rotate-keys, then restart, later npm run rotate-keys -- --finish

import { parseArgs } from 'node:util'
import { resealBankAccounts } from '../addresses/service.ts'
import { resealGatewayKeys, resealTransfer } from '../gateways/service.ts'
import { resealSourcePasswords } from '../imports/service.ts'
import { resealPushKeys } from '../messages/service.ts'
import { resealPartnerKeys } from '../partners/service.ts'
import { resealSellerAccounts } from '../payouts/service.ts'
import { readConfig } from '../platform/config.ts'
import { addKey, dropPreviousKeys, keyIdOf, loadKeys } from '../platform/secrets.ts'
import { resealAuthenticators } from '../staff/service.ts'
import { resealWebhookSecrets } from '../webhooks/service.ts'
import { withStore } from './with-store.ts'

const { values } = parseArgs({ options: { finish: { type: 'boolean', default: false } } })

const SEALED = [
  ['bank accounts', resealBankAccounts],
  ['bank accounts of sellers', resealSellerAccounts],
  ['authenticator apps of staff', resealAuthenticators],
  ['keys of partners', resealPartnerKeys],
  ['keys of notifications', resealPushKeys],
  ['keys of payment gateways', resealGatewayKeys],
  ['accounts of bank transfers', resealTransfer],
  ['secrets of webhooks', resealWebhookSecrets],
  ['passwords of import sources', resealSourcePasswords],
] as const

/** Reseals everything with the current key. @throws Error when something was sealed with a missing key */
async function reseal(): Promise<void> {
  await withStore(async app => {
    for (const [what, reseal] of SEALED) {
      const { resealed, unreadable } = await reseal(app)
      console.log(`${resealed} ${what} are sealed with the present key.`)
      if (unreadable > 0) throw new Error(`${unreadable} ${what} were sealed with a missing key.`)
    }
  })
}

async function rotate(): Promise<void> {
  const config = readConfig()
  await loadKeys(config)
  if (config.secretKey && config.previousSecretKeys.length === 0)
    throw new Error('Set SECRET_KEY to the new key and PREVIOUS_SECRET_KEYS to the one before it, then run this again.')
  if (!config.secretKey) await addKey(config.dataDir)
  await reseal()
  const [current, ...previous] = (await loadKeys(config)).map(keyIdOf)
  console.log(`Key ${current} signs; ${previous.join(', ')} still verify. Restart the store.`)
}

async function finish(): Promise<void> {
  const config = readConfig()
  await reseal()
  if (config.secretKey) return console.log('Take PREVIOUS_SECRET_KEYS away and restart the store.')
  await dropPreviousKeys(config.dataDir)
  console.log('The earlier keys are gone. Restart the store.')
}

try {
  await (values.finish ? finish() : rotate())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

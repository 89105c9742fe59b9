// A filled store in production mode with a provider of text messages, for tests that buy in it.

import { MARKETS } from '../../contract/shared/market.ts'
import { NO_LIMITS } from '../../contract/shared/money-limits.rules.ts'
import { openDatabase } from '../../server/platform/db.ts'
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded-postgres.ts'
import { createKeyByOperator } from '../../server/staff/service.ts'
import { pickOfTwoStates, pickProducts } from './buyers.ts'
import { filledFolder, freePort, type RunningStore, removeFolders, startStore } from './processes.ts'
import { type SmsProvider, startSmsProvider } from './sms-provider.ts'

export interface ProductionStore {
  store: RunningStore
  provider: SmsProvider
  /** MSNs that can be bought. */
  products: string[]
  /** Two of two sellers, of which one is sent from Maharashtra and the other is not in stock there. */
  ofTwoStates: [string, string]
  /** The headers of a program with the rights of an owner, if one was asked for. */
  program: { authorization: string }
  /** Its data folder. */
  folder: string
  stop(): Promise<void>
}

const MAHARASHTRA = '27'

/** Starts it with more settings; `withProgram` makes an API key, as the command on the server does. */
export async function startProductionStore(
  productCount: number,
  env: Record<string, string> = {},
  withProgram = false,
): Promise<ProductionStore> {
  const folder = await filledFolder()
  const provider = await startSmsProvider()
  const port = await freePort()
  const store = await startStore(folder, {
    PORT: String(port),
    STORE_MODE: 'production',
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    SMS_URL: provider.url,
    TEST_CLOCK: 'false',
    ACCESS_LOG: 'false',
    ...env,
  })
  const log = { info: () => undefined, warn: () => undefined, error: console.error }
  const database = await startEmbeddedPostgres({ dataDir: `${folder}/postgres`, log })
  const db = openDatabase(database.url, { max: 1 })
  const products = await pickProducts(db, productCount)
  const ofTwoStates = await pickOfTwoStates(db, MAHARASHTRA)
  const key = {
    ...{ name: 'Test', role: 'owner' as const, markets: [...MARKETS], moneyLimits: NO_LIMITS },
    networks: [],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  }
  const secret = withProgram ? (await createKeyByOperator({ db, now: () => new Date() }, key)).secret : ''
  await db.close()
  await database.stop()
  return {
    ...{ store, provider, products, ofTwoStates, folder, program: { authorization: `Bearer ${secret}` } },
    async stop() {
      await store.stop()
      provider.close()
      await removeFolders(folder)
    },
  }
}

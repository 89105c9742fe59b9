// Configuration of a store under test: independent of the environment, without limits that would hide a race.

import { type Config, readConfig } from '../platform/config.ts'

export function testConfig(dataDir: string, change: Partial<Config> = {}): Config {
  const plain = readConfig({
    DATA_DIR: dataDir,
    SECRET_KEY: 'a key for tests',
    RATE_LIMITS: 'false',
    STARTER_CATALOGUE: 'false',
    VALIDATE_RESPONSES: 'true',
    LOG_LEVEL: 'silent',
    TEST_CLOCK: 'true',
    OTP_WORK_BITS: '4',
    COD_CODE_ABOVE: 'IN=none,AE=none',
  })
  return { ...plain, port: 0, ...change }
}

const EVERY = { methodId: null, minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER }

/** Settings of gateways: those that the test names and no others, with a time limit that is soon over. */
export function testGateways(change: Partial<Config['gateways']>): Config['gateways'] {
  const gateways = Object.keys(change)
  const routes = (['IN', 'AE'] as const).map(market => ({ ...EVERY, market, gateways }))
  return { ...readConfig({}).gateways, timeoutMs: 900, routes, ...change }
}

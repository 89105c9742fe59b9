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
  })
  return { ...plain, port: 0, ...change }
}

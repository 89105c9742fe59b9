// Settings: all optional, invalid ones named, secrets never printed, `.env.example` up to date.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { envExample, readConfig, redactedSettings, SETTINGS } from './config.ts'
import { originOf } from './visitor.ts'

it('requires no setting', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: '', production: false, uaeHosts: ['ae.localhost'] })
})

it('gives each market its own origin and falls back to the origin of the request', () => {
  const origins = (env: Record<string, string>) =>
    ['localhost:3000', 'ae.localhost:3000'].map(host => originOf(readConfig(env), { protocol: 'http', host }))
  expect(origins({})).toEqual(['http://localhost:3000', 'http://ae.localhost:3000'])
  expect(origins({ PUBLIC_ORIGIN: 'https://in.example/' })).toEqual(['https://in.example', 'http://ae.localhost:3000'])
  expect(origins({ PUBLIC_ORIGIN: 'https://in.example', UAE_PUBLIC_ORIGIN: 'https://ae.example' })).toEqual([
    'https://in.example',
    'https://ae.example',
  ])
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['ROLE', 'boss'],
])('names the setting that is wrong: %s=%s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

it('does not let a test clock into production mode', () => {
  expect(readConfig({ TEST_CLOCK: 'true' }).testClock).toBe(true)
  expect(readConfig({ STORE_MODE: 'production' }).testClock).toBe(false)
  expect(() => readConfig({ STORE_MODE: 'production', TEST_CLOCK: 'true' })).toThrow('TEST_CLOCK')
})

it('prints no secret', () => {
  const secrets = SETTINGS.filter(setting => setting.secret).map(setting => setting.name)
  const printed = redactedSettings(Object.fromEntries(secrets.map(name => [name, 'hunter2'])))
  expect(secrets.length).toBeGreaterThan(3)
  expect(JSON.stringify(printed)).not.toContain('hunter2')
  for (const name of secrets) expect(printed[name]).toBe('(set)')
})

it('matches .env.example', async () => {
  expect(await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8')).toBe(envExample())
})

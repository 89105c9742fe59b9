// The check of cryptography finds code that the inventory does not name, entries without code, and broken digests.

import { expect, it } from 'vitest'
import { checkCryptography } from './cryptography.ts'

const file = (path: string, text: string) => ({ path, text })
const SIGNS = file('server/x/rules.ts', "import { createHmac } from 'node:crypto'\ncreateHmac('sha256', key)")
const DIGESTS = file(
  'server/x/service.ts',
  "import { createHash, randomUUID } from 'node:crypto'\ncreateHash('sha256')",
)
const inventory = (...paths: string[]) =>
  `# Security\n\n## Cryptography\n\n| where | what |\n| --- | --- |\n${paths.map(path => `| \`${path}\` | x |`).join('\n')}\n\n## Next\n`

it('accepts listed files, and digests without a key', () => {
  expect(checkCryptography([SIGNS, DIGESTS], inventory(SIGNS.path))).toEqual([])
})

it('reports code that is missing in the inventory, also behind a library', () => {
  const library = file('server/x/commands/y.ts', "import { TOTP } from 'otpauth'")
  expect(checkCryptography([SIGNS, library], inventory())).toEqual([
    'server/x/rules.ts: missing under Cryptography in docs/security.md',
    'server/x/commands/y.ts: missing under Cryptography in docs/security.md',
  ])
})

it('reports an entry without code, and a digest that is broken', () => {
  const weak = file('server/x/queries/z.ts', "createHash('md5')")
  expect(checkCryptography([weak], inventory('server/gone.ts'))).toEqual([
    'docs/security.md: server/gone.ts uses no key',
    'server/x/queries/z.ts: md5 is no longer sound; use sha256',
  ])
  expect(checkCryptography([file('server/x/queries/z.test.ts', weak.text)], inventory())).toEqual([])
})

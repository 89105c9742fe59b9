// Checks that code that signs, encrypts, verifies or hashes passwords is in the inventory of docs/security.md, and
// that digests are sound.

import type { SourceFile } from './domains.ts'

/** Keyed primitives, and those for passwords. */
const KEYED =
  /\b(createHmac|createCipheriv|createDecipheriv|createSign|createVerify|sign|verify|hkdf(Sync)?|scrypt(Sync)?|pbkdf2(Sync)?|createPublicKey|createPrivateKey|generateKeyPair(Sync)?)\b/
const CRYPTO_IMPORT = /import \{([^}]*)\} from 'node:crypto'/g
const LIBRARIES = /from '(@node-rs\/argon2|@simplewebauthn\/server|otpauth|web-push)'/
const DIGEST = /\bcreate(?:Hash|Hmac)\('([^']+)'/g
const SOUND = ['sha256', 'sha384', 'sha512']
/** `| files | purpose | algorithm | key |`; a row may list several files. */
const ROW = /^\| (`[^|]*\.ts`) \|/gm

const isProduct = (path: string) =>
  /^(server|search|starter|contract|web)\//.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)

function usesKeys(text: string): boolean {
  return LIBRARIES.test(text) || [...text.matchAll(CRYPTO_IMPORT)].some(([, names = '']) => KEYED.test(names))
}

/** The files in the first column of the table in section `## Cryptography` of a document. */
export function inventoryOf(document: string): string[] {
  const section = document.split('\n## Cryptography\n')[1]?.split('\n## ')[0] ?? ''
  return [...section.matchAll(ROW)].flatMap(([, files = '']) =>
    [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  )
}

/** Problems of the code and of its inventory in `document`. */
export function checkCryptography(files: readonly SourceFile[], document: string): string[] {
  const product = files.filter(({ path }) => isProduct(path))
  const listed = new Set(inventoryOf(document))
  const keyed = new Set(product.filter(({ text }) => usesKeys(text)).map(({ path }) => path))
  const weak = product.flatMap(({ path, text }) =>
    [...text.matchAll(DIGEST)].flatMap(([, algorithm = '']) =>
      SOUND.includes(algorithm) ? [] : [`${path}: ${algorithm} is no longer sound; use sha256`],
    ),
  )
  return [
    ...[...keyed]
      .filter(path => !listed.has(path))
      .map(path => `${path}: missing under Cryptography in docs/security.md`),
    ...[...listed].filter(path => !keyed.has(path)).map(path => `docs/security.md: ${path} uses no key`),
    ...weak,
  ]
}

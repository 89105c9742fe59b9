// Settings of carriers: secrets of those that report events, and where parcels are booked.

import type { Environment } from './environment.ts'
import { isLoopback } from './loopback.ts'

function pairsOf(env: Environment, name: string): string[] {
  return env
    .text(name)
    .split(',')
    .map(pair => pair.trim())
    .filter(Boolean)
}

function unique<Value>(name: string, pairs: readonly (readonly [string, Value])[]): Record<string, Value> {
  if (new Set(pairs.map(([code]) => code)).size < pairs.length) throw new Error(`${name} lists a carrier twice.`)
  return Object.fromEntries(pairs)
}

/** `vayu-express=a-secret-of-16-characters-or-more,sarthi=...` */
export function readCarrierSecrets(env: Environment): Record<string, string> {
  const name = 'CARRIER_WEBHOOK_SECRETS'
  const pairs = pairsOf(env, name).map(pair => {
    const [, code = '', secret = ''] = /^([a-z0-9-]{2,40})=([\x21-\x7e]{16,200})$/.exec(pair) ?? []
    // a secret is not repeated in an error
    if (!code) throw new Error(`${name} must list code=secret, the secret of 16 characters or more.`)
    return [code, secret] as const
  })
  return unique(name, pairs)
}

/** `vayu-express=a-key-of-16-characters-or-more@https://api.vayu.example/v1,sarthi=...` */
export function readCarrierApis(env: Environment): Record<string, { url: string; key: string }> {
  const name = 'CARRIER_APIS'
  const pairs = pairsOf(env, name).map(pair => {
    const [, code = '', key = '', url = ''] =
      /^([a-z0-9-]{2,40})=([^@\s]{16,200})@(https?:\/\/\S{1,200})$/.exec(pair) ?? []
    // a key is not repeated in an error
    if (!code || !URL.canParse(url))
      throw new Error(`${name} must list code=key@address, the key of 16 characters or more.`)
    const { protocol, hostname } = new URL(url)
    if (protocol !== 'https:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
      throw new Error(`The address of ${code} in ${name} must begin with https://; http is for this machine alone.`)
    return [code, { url: url.replace(/\/+$/, ''), key }] as const
  })
  return unique(name, pairs)
}

// Typed reading of environment variables; every error names the setting, never the value of a secret.

import { isLoopback } from './loopback.ts'
import { SETTINGS } from './settings.ts'

/** Typed access to the environment. Every method throws an Error that names the setting when its value is unknown. */
export class Environment {
  readonly #env: Record<string, string | undefined>

  constructor(env: Record<string, string | undefined>) {
    this.#env = env
  }

  /** Whether the setting has a value of its own. */
  has(name: string): boolean {
    return Boolean(this.#env[name]?.trim())
  }

  text(name: string): string {
    const setting = SETTINGS.find(known => known.name === name)
    return this.#env[name]?.trim() || (setting?.fallback ?? '')
  }

  oneOf<Value extends string>(name: string, values: readonly Value[]): Value {
    const text = this.text(name)
    const value = values.find(known => known === text)
    if (value === undefined) throw new Error(`${name} must be ${values.join(', ')}, not "${text}".`)
    return value
  }

  flag(name: string): boolean {
    return this.oneOf(name, ['true', 'false']) === 'true'
  }

  integer(name: string, least: number, most: number): number {
    const value = Number(this.text(name))
    if (!Number.isInteger(value) || value < least || value > most)
      throw new Error(`${name} must be a number from ${least} to ${most}.`)
    return value
  }

  list(name: string): string[] {
    const parts = this.text(name).split(',')
    return parts.map(part => part.trim().toLowerCase()).filter(Boolean)
  }

  hosts(name: string): string[] {
    const hosts = this.list(name)
    const wrong = hosts.find(host => !/^([a-z0-9.-]+|\[[0-9a-f:.]+\])$/.test(host))
    if (wrong !== undefined)
      throw new Error(`${name} must list host names without scheme, port and path, not "${wrong}".`)
    return hosts
  }

  /** An address with one of these schemes, or an empty string. */
  url(name: string, schemes: readonly string[]): string {
    const text = this.text(name)
    if (text && !(URL.canParse(text) && schemes.includes(new URL(text).protocol)))
      throw new Error(
        `${name} must be an address that begins with ${schemes.map(scheme => (/^(mailto|tel):$/.test(scheme) ? scheme : `${scheme}//`)).join(' or ')}.`,
      )
    return text
  }

  /** Scheme, host and port, or an empty string. */
  origin(name: string): string {
    const text = this.url(name, ['http:', 'https:'])
    const origin = text && new URL(text).origin
    if (origin !== text.replace(/\/$/, '').toLowerCase())
      throw new Error(`${name} must be an origin such as https://store.example, without a path.`)
    return origin
  }

  /** Origin of an outside service that is called with secrets: https, or this machine. */
  serviceOrigin(name: string): string {
    return this.#secured(name, this.origin(name))
  }

  /** Address of an outside service that is called with secrets: https, or this machine. */
  serviceUrl(name: string): string {
    return this.#secured(name, this.url(name, ['http:', 'https:']))
  }

  #secured(name: string, address: string): string {
    const { protocol, hostname } = new URL(address)
    if (protocol !== 'https:' && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
      throw new Error(`${name} must begin with https://; http is for this machine alone.`)
    return address
  }

  /** A text without spaces, such as a service key; empty when it is not set. */
  key(name: string): string {
    const text = this.text(name)
    if (/\s/.test(text)) throw new Error(`${name} must not contain blanks.`)
    return text
  }
}

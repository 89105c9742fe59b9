// Keys of payment gateways: sealed at rest, unsealed only for use, resealed when the store key changes.

import { GATEWAY_RULES, type GatewayName, type GatewaySecret } from '../../../contract/gateways/gateways.rules.ts'
import type { App } from '../../platform/app.ts'
import type { GatewayAccount } from '../../platform/ports/gateway-accounts.ts'
import type { BankAccount } from '../../platform/ports/payments.ts'
import { lockSealed, type SecretRow, type StoredAccount, updateSealed } from '../repository/accounts.ts'

/** Each key has its own purpose: one cannot be substituted for another. */
const purposeOf = (gateway: GatewayName, name: GatewaySecret) => `gateway-${gateway}-${name}`

export const sealKey = ({ secrets }: Pick<App, 'secrets'>, gateway: GatewayName, name: GatewaySecret, key: string) =>
  secrets.seal(purposeOf(gateway, name), key)

/** A key; null if the store key that sealed it is missing. */
export const unsealKey = (
  { secrets }: Pick<App, 'secrets'>,
  { gateway, name, sealed }: Pick<SecretRow, 'gateway' | 'name' | 'sealed'>,
): string | null => secrets.unseal(purposeOf(gateway, name), sealed)

/** The key that webhooks are signed with; its previous value is accepted for a while. */
export const signingKeyOf = (gateway: GatewayName): GatewaySecret =>
  GATEWAY_RULES[gateway].secrets.webhookSecret ? 'webhookSecret' : 'apiSecret'

/** An account with its keys; null when one is missing or cannot be read. */
export function accountOf(
  app: Pick<App, 'secrets' | 'now'>,
  { row, secrets }: StoredAccount,
  typed: Partial<Record<GatewaySecret, string | undefined>> = {},
): GatewayAccount | null {
  const { gateway, accountKey, testMode, upiIntent, emiLinks } = row
  const keyOf = (name: GatewaySecret) => {
    const found = secrets.find(one => one.name === name)
    return typed[name] ?? (found ? unsealKey(app, found) : null)
  }
  const wanted = GATEWAY_RULES[gateway].secrets
  const [apiSecret, webhookSecret] = [keyOf('apiSecret'), wanted.webhookSecret ? keyOf('webhookSecret') : '']
  if (apiSecret === null || webhookSecret === null) return null
  const signing = secrets.find(({ name }) => name === signingKeyOf(gateway))
  const until = signing?.previousUntil ?? null
  const previous = signing?.previousSealed ? unsealKey(app, { ...signing, sealed: signing.previousSealed }) : null
  return {
    ...{ gateway, accountKey, apiSecret, webhookSecret, testMode, upiIntent, emiLinks },
    previousSecret: () => (previous !== null && until !== null && until > app.now() ? previous : ''),
  }
}

/** Seals every key with the store's current key; `unreadable` ones were sealed with a missing key. */
export function resealGatewayKeys(app: App): Promise<{ resealed: number; unreadable: number }> {
  return app.db.transaction(async tx => {
    const done = { resealed: 0, unreadable: 0 }
    for (const { gateway, name, sealed, previousSealed } of await lockSealed(tx)) {
      const again = (one: Buffer): Buffer => {
        if (app.secrets.isCurrent(purposeOf(gateway, name), one)) return one
        const key = unsealKey(app, { gateway, name, sealed: one })
        done[key === null ? 'unreadable' : 'resealed']++
        return key === null ? one : sealKey(app, gateway, name, key)
      }
      await updateSealed(tx, { gateway, name }, again(sealed), previousSealed && again(previousSealed))
    }
    return done
  })
}

export const TRANSFER_PURPOSE = 'transfer-account'

/** The account for bank transfers; null if it was tampered with, or the store key that sealed it is missing. */
export function readTransferAccount(
  { secrets }: Pick<App, 'secrets'>,
  { sealed }: { sealed: Buffer },
): BankAccount | null {
  const text = secrets.unseal(TRANSFER_PURPOSE, sealed)
  return text === null ? null : (JSON.parse(text) as BankAccount)
}

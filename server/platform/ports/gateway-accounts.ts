// The port of accounts at payment gateways: how the console has a gateway made, tried and taken into use.

import type { GatewayMode, GatewayName } from '../../../contract/gateways/gateways.rules.ts'
import type { BankAccount, PaymentGateway } from './payments.ts'

/** An account that is set up in the console, unsealed. */
export interface GatewayAccount {
  gateway: GatewayName
  accountKey: string
  apiSecret: string
  webhookSecret: string
  /** The secret of notifications before the present one while it is accepted; then empty. */
  previousSecret(): string
  testMode: boolean
  upiIntent: boolean
  emiLinks: boolean
}

export interface AccountInUse {
  account: GatewayAccount
  /** Whether it takes new payments. */
  active: boolean
}

/** An account that the environment sets up, without its secrets. */
export interface EnvironmentAccount {
  variables: readonly string[]
  /** Empty where there is no key but the secret one. */
  accountKey: string
  mode: GatewayMode | null
  upiIntent: boolean
  emiLinks: boolean
}

export interface GatewayAccountsPort {
  /** The account of the environment, which goes before one of the console; null without one. */
  ofEnvironment(gateway: GatewayName): EnvironmentAccount | null
  /** Whether the settings choose between gateways by method and amount. */
  readonly routed: boolean
  /** A gateway with an account that is not in use. */
  make(account: GatewayAccount): PaymentGateway
  /**
   * Takes the accounts of the console into use in this process, but for gateways that the environment sets up.
   * `since`: beginnings of accounts, null for a gateway whose account was removed.
   */
  use(
    accounts: readonly AccountInUse[],
    since: ReadonlyMap<string, Date | null>,
    transferAccount: BankAccount | null,
  ): void
}

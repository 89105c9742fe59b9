// The port of payment gateway accounts: creating, testing and activating a gateway from the console.

import type { GatewayMode, GatewayName } from '../../../contract/gateways/gateways.rules.ts'
import type { BankAccount, PaymentGateway } from './payments.ts'

/** An account set up in the console, unsealed. */
export interface GatewayAccount {
  gateway: GatewayName
  accountKey: string
  apiSecret: string
  webhookSecret: string
  /** The previous notification secret while it is accepted; then empty. */
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

/** An account from the environment, without its secrets. */
export interface EnvironmentAccount {
  variables: readonly string[]
  /** Empty where there is only a secret key. */
  accountKey: string
  mode: GatewayMode | null
  upiIntent: boolean
  emiLinks: boolean
}

export interface GatewayAccountsPort {
  /** The account from the environment, which overrides one from the console; null without one. */
  ofEnvironment(gateway: GatewayName): EnvironmentAccount | null
  /** Whether the settings choose between gateways by method and amount. */
  readonly routed: boolean
  /** Creates a gateway with an account that is not active. */
  make(account: GatewayAccount): PaymentGateway
  /**
   * Activates the console's accounts in this process, except for gateways configured in the environment. `since`: start
   * times of accounts, null for a gateway whose account was removed.
   */
  use(
    accounts: readonly AccountInUse[],
    since: ReadonlyMap<string, Date | null>,
    transferAccount: BankAccount | null,
  ): void
}

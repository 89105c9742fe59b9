// Chooses what stands behind each port: the embedded default, or what the settings name.

import { join } from 'node:path'
import type { GatewayName } from '../contract/gateways/gateways.rules.ts'
import { WorkerSearch } from '../search/engine/worker-search.ts'
import { httpCarrier } from './bookings/adapters/http-carrier.ts'
import { bankTransfer } from './payments/adapters/bank-transfer.ts'
import type { GatewayOptions } from './payments/adapters/gateway-http.ts'
import { PayuGateway } from './payments/adapters/payu.ts'
import { RazorpayGateway } from './payments/adapters/razorpay.ts'
import { StripeGateway } from './payments/adapters/stripe.ts'
import { makeTestGateway } from './payments/adapters/test-gateway.ts'
import { findByRef } from './payments/repository/payments.ts'
import type { Config } from './platform/config.ts'
import { currentClient } from './platform/current-client.ts'
import type { Db } from './platform/db.ts'
import {
  environmentAccount,
  formOrigins,
  type GatewayAccountSettings,
  settingsOfAccount,
} from './platform/gateway-settings.ts'
import type { CarriersPort } from './platform/ports/carriers.ts'
import { folderFiles } from './platform/ports/files.ts'
import type { GatewayAccount } from './platform/ports/gateway-accounts.ts'
import { makePayments } from './platform/ports/make-payments.ts'
import { makeMessages } from './platform/ports/messages.ts'
import type { BankAccount, PaymentGateway } from './platform/ports/payments.ts'
import type { Ports } from './platform/ports/ports.ts'
import type { Secrets } from './platform/secrets.ts'

export interface PortParts {
  config: Config
  secrets: Secrets
  db: Db
  now: () => Date
  /** The bundled search thread, where it does not stand beside the program. */
  searchThread?: string | undefined
}

/** The gateways of accounts, in the order in which they are chosen. */
function gatewaysOf({ razorpay, payu, stripe }: GatewayAccountSettings, options: GatewayOptions): PaymentGateway[] {
  return [
    ...(razorpay ? [new RazorpayGateway(razorpay, options)] : []),
    ...(payu ? [new PayuGateway(payu, options)] : []),
    ...(stripe ? [new StripeGateway(stripe, options)] : []),
  ]
}

/**
 * The gateways that are set up by the environment or in the console; development mode has the test gateway for what they do
 * not serve.
 */
function makeGateways({ config, secrets, db, now }: PortParts): Pick<Ports, 'payments' | 'gatewayAccounts'> {
  const { timeoutMs, origins, variables: _, routes, ...accounts } = config.gateways
  const options: GatewayOptions = {
    storeName: config.mailFrom.replace(/<.*/s, '').trim() || 'Karkhana',
    storeEmail: /[^\s<>]+@[^\s<>]+/.exec(config.mailFrom)?.[0] ?? '',
    timeoutMs,
    now,
    sessionRefOf: async (gateway, ref) => (await findByRef(db, gateway, ref))?.sessionRef ?? null,
  }
  const testGateway = config.production ? [] : [makeTestGateway(config, secrets, now)]
  const withOthers = (gateways: readonly PaymentGateway[], transferAccount: BankAccount | null) => [
    ...gateways,
    ...(transferAccount ? [bankTransfer] : []),
    ...testGateway,
  ]
  const first = withOthers(gatewaysOf(accounts, options), config.bankTransferAccount)
  const payments = makePayments(first, routes, now, {
    formOrigins: formOrigins(accounts),
    transferAccount: config.bankTransferAccount,
  })
  const make = (account: GatewayAccount) => {
    const [gateway] = gatewaysOf(settingsOfAccount(account, origins), options)
    if (!gateway) throw new Error(`There is no gateway ${account.gateway}`)
    return gateway
  }
  return {
    payments,
    gatewayAccounts: {
      routed: routes.length > 0,
      ofEnvironment: gateway => environmentAccount(config.gateways, gateway),
      make,
      use(ofConsole, since, transferOfConsole) {
        const transferAccount = config.bankTransferAccount ?? transferOfConsole
        const used = ofConsole.filter(({ account }) => accounts[account.gateway] === null)
        const all = used.reduce((sum: GatewayAccountSettings, { account }) => {
          const { gateway } = account
          return { ...sum, [gateway]: settingsOfAccount(account, origins)[gateway] }
        }, accounts)
        payments.replace({
          gateways: withOthers(gatewaysOf(all, options), transferAccount),
          transferAccount,
          off: used.filter(({ active }) => !active).map(({ account }) => account.gateway),
          accountSince: new Map([...since].filter(([name]) => accounts[name as GatewayName] === null)),
          formOrigins: formOrigins(all),
        })
      },
    },
  }
}

/** How long a carrier may take to answer, in milliseconds. */
const CARRIER_TIMEOUT_MS = 10_000

function makeCarriers({ carrierApis }: Config): CarriersPort {
  const adapters = new Map(
    Object.entries(carrierApis).map(([code, access]) => [code, httpCarrier(access, CARRIER_TIMEOUT_MS)]),
  )
  return { find: code => adapters.get(code) ?? null }
}

export function makePorts(parts: PortParts): Ports {
  const { config } = parts
  return {
    carriers: makeCarriers(config),
    files: folderFiles(join(config.dataDir, 'files')),
    messages: makeMessages(config),
    ...makeGateways(parts),
    search: new WorkerSearch(
      { folder: join(config.dataDir, 'search'), ...(parts.searchThread && { bundle: parts.searchThread }) },
      currentClient,
    ),
  }
}

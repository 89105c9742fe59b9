// Chooses what stands behind each port: the embedded default, or what the settings name.

import { join } from 'node:path'
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
import type { CarriersPort } from './platform/ports/carriers.ts'
import { folderFiles } from './platform/ports/files.ts'
import { makeMessages } from './platform/ports/messages.ts'
import { makePayments, type PaymentGateway } from './platform/ports/payments.ts'
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

/** The gateways that are set up; development mode has the test gateway for what they do not serve. */
function makeGateways({ config, secrets, db, now }: PortParts): PaymentGateway[] {
  const { razorpay, stripe, payu, timeoutMs } = config.gateways
  const options: GatewayOptions = {
    storeName: config.mailFrom.replace(/<.*/s, '').trim() || 'Karkhana',
    storeEmail: /[^\s<>]+@[^\s<>]+/.exec(config.mailFrom)?.[0] ?? '',
    timeoutMs,
    now,
    sessionRefOf: async (gateway, ref) => (await findByRef(db, gateway, ref))?.sessionRef ?? null,
  }
  return [
    ...(razorpay ? [new RazorpayGateway(razorpay, options)] : []),
    ...(payu ? [new PayuGateway(payu, options)] : []),
    ...(stripe ? [new StripeGateway(stripe, options)] : []),
    ...(config.bankTransferAccount ? [bankTransfer] : []),
    ...(config.production ? [] : [makeTestGateway(config, secrets, now)]),
  ]
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
    payments: makePayments(makeGateways(parts), config.gateways.routes, parts.now),
    search: new WorkerSearch(
      { folder: join(config.dataDir, 'search'), ...(parts.searchThread && { bundle: parts.searchThread }) },
      currentClient,
    ),
  }
}

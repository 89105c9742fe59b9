// Staff create, change, pause, resume and delete webhooks.

import type { Market } from '../../../contract/shared/market.ts'
import type { WebhookInput } from '../../../contract/webhooks/api.ts'
import { MAX_WEBHOOKS } from '../../../contract/webhooks/kinds.rules.ts'
import type { Webhook } from '../../../contract/webhooks/schemas.ts'
import { putInBin } from '../../bin/service.ts'
import { type Owned, requireMarket, type Staff } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { binKind } from '../../platform/bin.ts'
import type { Tx } from '../../platform/db.ts'
import { appError } from '../../platform/errors.ts'
import { openAddress } from '../../platform/open-net.ts'
import { loggedEndpoint, presentForAudit, presentWebhook } from '../presenter.ts'
import {
  type CountedEndpointRow,
  countEndpoints,
  deleteEndpoint,
  findEndpoint,
  insertEndpoint,
  pauseEndpoint,
  resumeEndpoint,
  updateEndpoint,
} from '../repository/endpoints.ts'
import { newSecret } from '../rules/signature.ts'
import { endpointOf, lockFor } from './locked.ts'
import { sealSecret } from './secrets.ts'
import { SEND } from './send.ts'

/** The normalized URL. @throws webhook.address */
function checked({ config }: App, { name, address, kinds }: WebhookInput) {
  const url = openAddress(address, config)
  if (!url) throw appError('webhook.address')
  return { name, address: url.href, kinds: [...new Set(kinds)].sort() }
}

/** @throws webhook.address, webhook.too-many, request.idempotency */
export async function createWebhook(
  app: App,
  actor: Staff,
  input: WebhookInput & { webhookId: string; market: Market },
): Promise<{ webhook: Webhook; secret: string | null }> {
  const { webhookId: id, market } = input
  requireMarket(actor, market)
  const values = { ...checked(app, input), market }
  const secret = newSecret()
  return app.db.transaction(async tx => {
    const count = await countEndpoints(tx)
    const before = await findEndpoint(tx, id)
    if (before) {
      const { name, address, kinds } = before
      const same = JSON.stringify({ name, address, kinds: [...kinds].sort(), market: before.market })
      if (same !== JSON.stringify(values)) throw appError('request.idempotency')
      return { webhook: presentWebhook(before, actor.now), secret: null }
    }
    if (count >= MAX_WEBHOOKS) throw appError('webhook.too-many')
    const createdBy = `staff:${actor.staffId}`
    await insertEndpoint(tx, { id, ...values, secretSealed: sealSecret(app, secret), createdBy }, actor.now)
    const row = await endpointOf(tx, actor, id)
    describeChange({ recordKind: 'webhook', recordId: id, after: presentForAudit(row, actor.now) })
    return { webhook: presentWebhook(row, actor.now), secret }
  })
}

/** Locks an endpoint, changes it and describes the change. @throws webhook.unknown */
async function change(
  app: App,
  actor: Staff,
  id: string,
  work: (tx: Tx, row: Owned<CountedEndpointRow>) => Promise<void>,
): Promise<Webhook> {
  return app.db.transaction(async tx => {
    await lockFor(tx, actor, id)
    const before = await endpointOf(tx, actor, id)
    await work(tx, before)
    const after = await endpointOf(tx, actor, id)
    describeChange({
      ...{ recordKind: 'webhook', recordId: id },
      ...{ before: presentForAudit(before, actor.now), after: presentForAudit(after, actor.now) },
    })
    return presentWebhook(after, actor.now)
  })
}

/** @throws webhook.unknown, webhook.address, settings.changed-meanwhile */
export function changeWebhook(
  app: App,
  actor: Staff,
  id: string,
  { version, ...input }: WebhookInput & { version: number },
): Promise<Webhook> {
  const values = checked(app, input)
  return change(app, actor, id, async (tx, row) => {
    if (row.version !== version) throw appError('settings.changed-meanwhile')
    await updateEndpoint(tx, row, values, actor.now)
  })
}

/** @throws webhook.unknown */
export function pauseWebhook(app: App, actor: Staff, id: string): Promise<Webhook> {
  return change(app, actor, id, async (tx, row) => {
    if (row.state === 'active') await pauseEndpoint(tx, row, 'staff', actor.now)
  })
}

/** @throws webhook.unknown */
export function resumeWebhook(app: App, actor: Staff, id: string): Promise<Webhook> {
  return change(app, actor, id, async (tx, row) => {
    if (row.state === 'active') return
    await resumeEndpoint(tx, row, actor.now)
    await app.jobs.send(SEND, {}, { tx })
  })
}

type BinnedWebhook = Pick<CountedEndpointRow, 'name' | 'address' | 'kinds'>

/** Deletes a webhook with its deliveries and secrets; the rest stays in the bin for a while. @throws webhook.unknown */
export async function removeWebhook(app: App, actor: Staff, id: string): Promise<void> {
  await app.db.transaction(async tx => {
    await lockFor(tx, actor, id)
    const row = await endpointOf(tx, actor, id)
    await deleteEndpoint(tx, row)
    const { market, name, address, kinds } = row
    const contents: BinnedWebhook = { name, address, kinds }
    await putInBin(tx, actor, { kind: 'webhook', recordId: id, market, name, contents })
    describeChange({ recordKind: 'webhook', recordId: id, before: presentForAudit(row, actor.now) })
  })
}

/**
 * A webhook restored from the bin is paused and gets a secret that nobody has seen: receivers cannot verify messages
 * until staff create and see a new one.
 */
export const webhooksBin = binKind<BinnedWebhook>({
  kind: 'webhook',
  async restore({ app, tx, actor }, { recordId: id, market, contents }) {
    if (!market) throw new Error('A webhook must belong to a market')
    if ((await countEndpoints(tx)) >= MAX_WEBHOOKS) throw appError('bin.full')
    if (await findEndpoint(tx, id)) throw appError('bin.taken')
    const secretSealed = sealSecret(app, newSecret())
    const createdBy = `staff:${actor.staffId}`
    await insertEndpoint(tx, { id, market, ...contents, secretSealed, createdBy }, actor.now)
    await pauseEndpoint(tx, await endpointOf(tx, actor, id), 'restored', actor.now)
    return id
  },
  logged: loggedEndpoint,
})

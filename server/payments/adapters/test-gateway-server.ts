// The test gateway itself: its page, its API and its notifications, called over HTTP like an outside system.

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { Job } from '../../platform/jobs.ts'
import type { GatewayStatus } from '../../platform/ports/payments.ts'
import {
  countNotification,
  decideTransaction,
  findTransaction,
  listTestCards,
  openTransaction,
  refundTransaction,
  removeTestCard,
  saveTestCard,
  settleTransaction,
  type TestState,
  type TestTransaction,
} from '../repository/test-gateway.ts'
import { formText, ownOrigin, SIGN, SIGNATURE_HEADER, TEST_GATEWAY } from './test-gateway.ts'
import { choicePage, donePage, rejectedPage } from './test-gateway-page.ts'

const NOTIFY = 'test-gateway.notify'
const SETTLE = 'test-gateway.settle'
/** Every notification is sent twice, the second one late. */
const LATE_SECONDS = 8
const PENDING_SECONDS = 15
const SLOW_MS = 4000

/** Font of the Hindi page; a device may have none. */
const HINDI_FONT = '@fontsource/ibm-plex-sans-devanagari/files/ibm-plex-sans-devanagari-devanagari-400-normal.woff2'

type Fields = Record<string, string>

function textsOf(...parts: unknown[]): Fields {
  const entries = parts.flatMap(part => Object.entries(part ?? {}))
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function statusOf({ state, ...transaction }: TestTransaction): GatewayStatus | null {
  return state === 'open' ? null : { ...transaction, state }
}

/** The signed link back to the store. It names the transaction; the store asks for the result. */
function returnUrl(app: App, ref: string, status: TestState): string {
  const signature = app.secrets.sign(SIGN.returned, `${ref}|${status}`)
  return `/payment/return/${TEST_GATEWAY}?${new URLSearchParams({ ref, status, signature })}`
}

async function queueNotifications(app: App, tx: Tx, ref: string): Promise<void> {
  await app.jobs.send(NOTIFY, { ref }, { tx })
  await app.jobs.send(NOTIFY, { ref }, { tx, afterSeconds: LATE_SECONDS })
}

function html(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
}

/** The fields of a signed form, or null. */
function signedFields(app: App, request: FastifyRequest): Fields | null {
  const fields = textsOf(request.query, request.body)
  return app.secrets.verify(SIGN.form, formText(fields), fields.signature ?? '') ? fields : null
}

async function showPage(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = signedFields(app, request)
  if (!fields)
    return html(reply, 400, rejectedPage(textsOf(request.query, request.body).language === 'hi' ? 'hi' : 'en'))
  // a page requested by a form is redirected to a link, so that it can be reloaded
  if (request.method === 'POST') return reply.redirect(`/gateway/test/pay?${new URLSearchParams(fields)}`, 303)
  const { ref = '', amount, currency = '' } = fields
  const gatewayRef = `TG${randomBytes(9).toString('hex').toUpperCase()}`
  await openTransaction(app.db, { transactionRef: ref, gatewayRef, amountMinor: Number(amount), currency })
  const known = await findTransaction(app.db, ref)
  const open = !known || known.state === 'open'
  return html(reply, 200, open ? choicePage(fields) : donePage(fields, returnUrl(app, ref, known.state)))
}

async function decide(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const fields = signedFields(app, request)
  const { decision = '' } = textsOf(request.body)
  if (!fields || !['success', 'failure', 'pending', 'slow'].includes(decision)) {
    return html(reply, 400, rejectedPage(fields?.language === 'hi' ? 'hi' : 'en'))
  }
  const { ref = '' } = fields
  const state = decision === 'slow' ? 'success' : (decision as 'success' | 'failure' | 'pending')
  await app.db.transaction(async tx => {
    const decided = await decideTransaction(tx, ref, state, state === 'pending' ? 'success' : null)
    if (!decided) return
    if (fields.saveFor && state === 'success') await saveTestCard(tx, ref, fields.saveFor)
    if (state === 'pending') await app.jobs.send(SETTLE, { ref }, { tx, afterSeconds: PENDING_SECONDS })
    else await queueNotifications(app, tx, ref)
  })
  if (decision === 'slow') await sleep(SLOW_MS)
  const known = await findTransaction(app.db, ref)
  return reply.redirect(returnUrl(app, ref, known?.state ?? 'open'), 303)
}

async function answerStatus(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { ref = '' } = textsOf(request.params)
  const { signature = '' } = textsOf(request.query)
  if (!app.secrets.verify(SIGN.call, ref, signature)) return reply.status(403).send({ error: 'signature' })
  const known = await findTransaction(app.db, ref)
  const status = known && statusOf(known)
  return status ? reply.send(status) : reply.status(404).send({ error: 'unknown' })
}

async function answerRefund(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const signature = request.headers[SIGNATURE_HEADER]
  if (typeof signature !== 'string' || !app.secrets.verify(SIGN.call, request.rawBody, signature)) {
    return reply.status(403).send({ error: 'signature' })
  }
  const { ref, key, amount } = request.body as { ref: string; key: string; amount: number }
  const known = await refundTransaction(app.db, ref, key, amount)
  return known
    ? reply.send({ refundRef: `RF-${known.gatewayRef}-${key.slice(0, 8)}` })
    : reply.status(409).send({ error: 'rejected' })
}

async function answerCards(app: App, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const signature = request.headers[SIGNATURE_HEADER]
  if (typeof signature !== 'string' || !app.secrets.verify(SIGN.call, request.rawBody, signature)) {
    return reply.status(403).send({ error: 'signature' })
  }
  const { customerRef, remove } = request.body as { customerRef: string; remove?: string }
  if (remove !== undefined) await removeTestCard(app.db, customerRef, remove)
  return reply.send({ cards: await listTestCards(app.db, customerRef) })
}

/** Registers the routes of the gateway, except in production mode. */
export function registerTestGateway(server: FastifyInstance, app: App): void {
  if (app.config.production) return
  // with PORT=0 only the server knows its port
  server.addHook('onListen', async () => {
    const address = server.server.address()
    if (address && typeof address === 'object') app.config.port = address.port
  })
  server.route({
    method: ['GET', 'POST'],
    url: '/gateway/test/pay',
    handler: (request, reply) => showPage(app, request, reply),
  })
  server.get('/gateway/test/hindi.woff2', async (_request, reply) => {
    const font = await readFile(createRequire(import.meta.url).resolve(HINDI_FONT))
    return reply.header('cache-control', 'public, max-age=86400').type('font/woff2').send(font)
  })
  server.post('/gateway/test/decide', (request, reply) => decide(app, request, reply))
  server.get('/gateway/test/status/:ref', (request, reply) => answerStatus(app, request, reply))
  server.post('/gateway/test/cards', (request, reply) => answerCards(app, request, reply))
  server.post('/gateway/test/refund', (request, reply) => answerRefund(app, request, reply))
}

/** Sends one notification to the store over HTTP. Rejects when it was not accepted, so that the job is retried. */
async function notify(app: App, ref: string): Promise<void> {
  const known = await findTransaction(app.db, ref)
  const status = known && statusOf(known)
  if (!status) return
  const body = JSON.stringify(status)
  const response = await fetch(`${ownOrigin(app.config)}/api/v1/payment/webhook/${TEST_GATEWAY}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: app.secrets.sign(SIGN.webhook, body) },
    body,
    signal: AbortSignal.timeout(10_000),
  })
  if (response.status >= 500) throw new Error(`The store answered a notification with ${response.status}`)
  await countNotification(app.db, ref)
}

/** Settles a pending payment and notifies the store. */
async function settle(app: App, ref: string): Promise<void> {
  await app.db.transaction(async tx => {
    if (await settleTransaction(tx, ref)) await queueNotifications(app, tx, ref)
  })
}

export const testGatewayJobs: Job[] = [
  { name: NOTIFY, run: (app, data) => notify(app, String(data.ref)) },
  { name: SETTLE, run: (app, data) => settle(app, String(data.ref)) },
]

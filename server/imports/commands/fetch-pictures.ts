// Fetches the pictures that imports name: only from the public internet, limited in size and time, a few at once, with
// retries, stored like any picture.

import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP } from 'node:net'
import { BATCH_SIZE, lockByMsns, writeProducts } from '../../catalog/service.ts'
import { lockPictures, storeDownloaded } from '../../media/service.ts'
import type { App } from '../../platform/app.ts'
import { AppError } from '../../platform/errors.ts'
import { ClosedAddressError, guardedLookup, isListedHost } from '../../platform/open-net.ts'
import { isPrivateAddress } from '../../platform/private-addresses.ts'
import { insertChanges } from '../repository/changes.ts'
import { findImport, insertProblems } from '../repository/imports.ts'
import { claimPictures, failPicture, keepPicture, listPicturesOf, type WaitingPicture } from '../repository/pictures.ts'
import { imagesOf } from '../rules/pictures.ts'
import { messageOf } from '../rules/problems.ts'
import { difference } from '../rules/values.ts'

const MAX_BYTES = 12 * 1024 * 1024
const TIMEOUT_MS = 20_000
const REDIRECTS = 3
const CONCURRENCY = 3
const MAX_ATTEMPTS = 3

/** A picture that cannot be fetched, however often it is retried. */
export class UnfetchableError extends Error {}

/** Settings that decide which servers are asked for pictures. */
type PictureRules = Pick<App['config'], 'privatePictures' | 'outboundHosts'>

const openTo = (allowPrivate: boolean) => (address: string) => allowPrivate || !isPrivateAddress(address)

function checked(url: string, rules: PictureRules, from?: URL): URL {
  const address = URL.canParse(url, from?.href) ? new URL(url, from) : null
  if (!address || (address.protocol !== 'http:' && address.protocol !== 'https:')) {
    throw new UnfetchableError('Only addresses of http and https are fetched.')
  }
  if (address.username || address.password) throw new UnfetchableError('The address carries a password.')
  const host = address.hostname.replace(/^\[|\]$/g, '')
  if (!isListedHost(address.hostname, rules)) throw new UnfetchableError('OUTBOUND_HOSTS does not list this host.')
  if (!rules.privatePictures && isIP(host) !== 0 && isPrivateAddress(host)) {
    throw new UnfetchableError('The address is not of the open net.')
  }
  return address
}

type Got = { bytes: Buffer } | { redirect: string }

function getOnce(address: URL, allowPrivate: boolean, signal: AbortSignal): Promise<Got> {
  const request = address.protocol === 'https:' ? secureRequest : plainRequest
  const headers = { 'user-agent': 'Karkhana-import', accept: 'image/*' }
  return new Promise((done, reject) => {
    const sent = request(address, { headers, signal, lookup: guardedLookup(openTo(allowPrivate)) }, response => {
      const { statusCode = 0, headers: answered } = response
      if (statusCode >= 300 && statusCode < 400 && answered.location) {
        response.destroy()
        return done({ redirect: answered.location })
      }
      if (statusCode !== 200) {
        response.destroy()
        // a missing picture will still be missing in a minute; an overloaded server may recover
        const final = statusCode < 500 && statusCode !== 429 && statusCode !== 408
        return reject(
          final
            ? new UnfetchableError(`The server answered ${statusCode}.`)
            : new Error(`The server answered ${statusCode}.`),
        )
      }
      const parts: Buffer[] = []
      let size = 0
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size <= MAX_BYTES) parts.push(part)
        else response.destroy(new UnfetchableError('The picture is larger than 12 MB.'))
      })
      response.on('end', () => done({ bytes: Buffer.concat(parts) }))
      response.on('error', reject)
    })
    sent.on('error', error => reject(error instanceof ClosedAddressError ? new UnfetchableError(error.message) : error))
    sent.end()
  })
}

/** The bytes at an address. Rejects with Unfetchable when there is no use in asking again. */
export async function fetchPicture(url: string, rules: PictureRules): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let address = checked(url, rules)
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const got = await getOnce(address, rules.privatePictures, signal)
    if ('bytes' in got) return got.bytes
    address = checked(got.redirect, rules, address)
  }
  throw new UnfetchableError('The address leads from one to the next.')
}

/** Puts the pictures of a product in place once none of them is waited for. */
async function showPictures(app: App, picture: WaitingPicture): Promise<void> {
  const { importId, msn } = picture
  await app.db.transaction(async tx => {
    const [product] = await lockByMsns(tx, [msn], null)
    const pictures = await listPicturesOf(tx, importId, msn)
    if (!product || pictures.some(({ state }) => state === 'waiting')) return
    // one removed from the library meanwhile is left out
    const known = await lockPictures(
      tx,
      pictures.flatMap(({ hash }) => hash ?? []),
    )
    const stored = pictures.map(({ hash }) => ({ url: '', hash: hash !== null && known.has(hash) ? hash : null }))
    const images = imagesOf(stored, product.images)
    const change = difference(product, { ...product, images })
    if (images.length === 0 || Object.keys(change.after).length === 0) return
    await writeProducts(tx, { products: [{ ...product, images }], prices: [] }, { who: 'import', why: 'pictures' })
    await insertChanges(tx, importId, [{ kind: 'product', subject: msn, created: false, ...change }])
  })
}

async function take(app: App, picture: WaitingPicture): Promise<void> {
  try {
    const bytes = await fetchPicture(picture.url, app.config)
    const hash = await storeDownloaded(app, bytes)
    await app.db.transaction(tx => keepPicture(tx, picture.id, picture.url, hash))
  } catch (error) {
    const final = error instanceof UnfetchableError || error instanceof AppError || picture.tries >= MAX_ATTEMPTS
    const reason = error instanceof AppError ? 'This is not a picture that can be read.' : (error as Error).message
    await failPicture(app.db, picture.id, reason, final ? null : 15 * 4 ** (picture.tries - 1))
    if (!final) return
    const { row, url } = picture
    const problem = {
      row,
      column: 'images',
      code: 'image.unreachable' as const,
      value: url.slice(0, 200),
      detail: reason,
    }
    const message = messageOf(problem)
    await app.db.transaction(tx => insertProblems(tx, picture.importId, [{ ...problem, severity: 'warning', message }]))
  }
  const one = await findImport(app.db, picture.importId)
  if (one && one.state !== 'undoing' && one.state !== 'undone') await showPictures(app, picture)
}

/** Fetches the pictures that are due, a few at a time. Returns how many were looked at. */
export async function fetchPictures(app: App): Promise<number> {
  const end = Date.now() + 4 * 60_000
  let looked = 0
  while (Date.now() < end) {
    const due = await claimPictures(app.db, Math.min(CONCURRENCY * 2, BATCH_SIZE))
    if (due.length === 0) break
    looked += due.length
    let next = 0
    const lane = async () => {
      for (let at = next++; at < due.length; at = next++) {
        const picture = due[at]
        if (picture) await take(app, picture)
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, lane))
  }
  return looked
}

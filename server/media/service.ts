// Image storage: validated uploads under their content hash, served as WebP in fixed sizes.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Actor, requireSession } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import type { Db, Tx } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { hashOf } from '../platform/ports/files.ts'
import { insertMedia, listKnownMedia, lockKnownMedia, type MediaRow } from './repository/media.ts'
import type { SessionUploads } from './repository/session-uploads.ts'
import {
  drawingDensity,
  FORMATS,
  foreignPart,
  hasExternalReference,
  MAX_BYTES,
  MAX_PIXELS,
  SIZES,
  type SizeName,
} from './rules.ts'

export { sessionUploads } from './repository/session-uploads.ts'

// images are small: more threads per conversion would only compete with request handling
sharp.concurrency(1)
sharp.cache(false)

const ORIGINALS = 'originals'
const DERIVED = 'pictures'

function rejectPicture(message: string): never {
  throw appError('media.invalid', { problems: [{ path: 'file', message }] })
}

/** Validates and measures an image with a declared MIME type. @throws media.invalid */
async function examine(bytes: Buffer, mime: string): Promise<MediaRow> {
  const expected = FORMATS[mime] ?? rejectPicture('Send a PNG, JPEG, WebP or SVG picture.')
  if (bytes.length === 0 || bytes.length > MAX_BYTES) rejectPicture(`At most ${MAX_BYTES / 1024 / 1024} MB.`)
  if (expected === 'svg') {
    const text = bytes.toString('utf8')
    if (hasExternalReference(text)) rejectPicture('The drawing refers outside itself.')
    const foreign = foreignPart(text)
    if (foreign !== null) rejectPicture(`The drawing holds ${foreign.slice(0, 60)}, which is no part of a drawing.`)
  }
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const metadata = await image.metadata().catch(() => rejectPicture('This picture cannot be read.'))
  if (metadata.format !== expected) rejectPicture('The picture is not of the type it claims.')
  const { width, height } = metadata
  if (!width || !height || width * height > MAX_PIXELS) rejectPicture('The picture has too many pixels.')
  // the header alone proves nothing, so photos are fully decoded once; an SVG was parsed completely above
  if (expected !== 'svg') await image.stats().catch(() => rejectPicture('This picture cannot be read.'))
  return { hash: hashOf(bytes), mime, width, height, bytes: bytes.length }
}

/**
 * Stores square SVG drawings made by the store itself: not validated, which would take longer than drawing them.
 * Returns their hashes in order; equal ones are stored once.
 *
 * @param side width and height of each drawing in pixels
 */
export async function storeDrawings(app: App, drawings: readonly string[], side: number): Promise<string[]> {
  const pictures = [...new Set(drawings)].map(svg => {
    const bytes = Buffer.from(svg)
    return { svg, bytes, hash: hashOf(bytes) }
  })
  await Promise.all(pictures.map(({ bytes }) => app.ports.files.put(ORIGINALS, bytes)))
  const shape = { mime: 'image/svg+xml', width: side, height: side }
  await insertMedia(
    app.db,
    pictures.map(({ hash, bytes }) => ({ hash, ...shape, bytes: bytes.length })),
    app.now(),
  )
  await Promise.all(pictures.map(({ bytes }) => app.ports.files.put(ORIGINALS, bytes)))
  const hashBy = new Map(pictures.map(({ svg, hash }) => [svg, hash]))
  return drawings.map(svg => hashBy.get(svg) ?? '')
}

/** Owner of the picture: the store's own are in its library, those of customers never are. */
export type PictureOwner = 'store' | 'customer'

/**
 * Validates an uploaded image, stores the original under its content hash and records it. Returns its hash; an equal image is
 * stored once. @throws media.invalid
 */
export async function storePicture(app: App, bytes: Buffer, mime: string, owner: PictureOwner): Promise<string> {
  const row = await examine(bytes, mime)
  await app.ports.files.put(ORIGINALS, bytes)
  await insertMedia(app.db, [row], owner === 'store' ? app.now() : null)
  // the file of an equal picture that was deleted may have been removed until the row was there
  await app.ports.files.put(ORIGINALS, bytes)
  return row.hash
}

/** Removes the stored bytes of a picture and its converted sizes. */
export async function removeFiles({ ports: { files } }: App, hash: string): Promise<void> {
  for (const size of Object.keys(SIZES)) await files.remove(DERIVED, `${hash}-${size}.webp`)
  await files.remove(ORIGINALS, hash)
}

/** Stores an uploaded photo without the metadata of the camera, such as its location. Returns its hash. @throws media.invalid */
export async function storePhoto(app: App, bytes: Buffer, mime: string, owner: PictureOwner): Promise<string> {
  await examine(bytes, mime)
  // re-encoded without metadata, rotated upright
  const plain = await withSlot(() =>
    sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().jpeg({ quality: 85 }).toBuffer(),
  )
  return storePicture(app, plain, 'image/jpeg', owner)
}

/** Uploads per session and day, for each kind of form. */
const MAX_UPLOADS_PER_DAY = 30

/** Stores a picture for a form that is not sent yet; returns its id. @throws media.invalid, request.too-many */
export async function uploadForSession(
  app: App,
  actor: Actor,
  uploads: SessionUploads,
  { type, data }: { type: string; data: string },
): Promise<{ pictureId: string; link: string }> {
  const { sessionId } = requireSession(actor)
  if ((await uploads.count(app.db, sessionId)) >= MAX_UPLOADS_PER_DAY) throw appError('request.too-many')
  const hash = await storePhoto(app, Buffer.from(data, 'base64'), type, 'customer')
  await uploads.insert(app.db, sessionId, hash)
  return { pictureId: hash, link: `/media/${hash}/medium.webp` }
}

/**
 * Stores a downloaded image, whose format is detected from its bytes. PNG, JPEG, WebP and SVG are stored as they are;
 * other readable formats (GIF, TIFF, AVIF) are converted to PNG. Returns its hash. @throws media.invalid
 */
export async function storeDownloaded(app: App, bytes: Buffer): Promise<string> {
  if (bytes.length === 0 || bytes.length > MAX_BYTES) rejectPicture(`At most ${MAX_BYTES / 1024 / 1024} MB.`)
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format } = await image.metadata().catch(() => rejectPicture('This picture cannot be read.'))
  const mime = Object.keys(FORMATS).find(known => FORMATS[known] === format)
  if (mime) return storePicture(app, bytes, mime, 'store')
  const png = await image
    .png()
    .toBuffer()
    .catch(() => rejectPicture('This picture cannot be read.'))
  return storePicture(app, png, 'image/png', 'store')
}

/** The given hashes that are in the library of the store, not just uploads of customers. */
export async function knownPictures(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  return new Set(hashes.length === 0 ? [] : await listKnownMedia(db, hashes))
}

/** The same, locked in the library until the transaction ends. */
export async function lockPictures(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  return new Set(hashes.length === 0 ? [] : await lockKnownMedia(tx, hashes))
}

async function toWebp(bytes: Buffer, size: SizeName): Promise<Buffer> {
  const side = SIZES[size]
  const { format, width = side, height = side } = await sharp(bytes).metadata()
  const density = format === 'svg' ? drawingDensity(Math.max(width, height), side) : undefined
  return sharp(bytes, { density, limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: format !== 'svg' })
    .webp({ quality: 82, alphaQuality: 90, effort: 4 })
    .toBuffer()
}

const CONCURRENCY = 2
let running = 0
const waiting: (() => void)[] = []

/** Runs at most two conversions at a time, so that a page of new images does not starve request handling. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) await new Promise<void>(start => waiting.push(start))
  else running++
  try {
    return await work()
  } finally {
    // the slot is passed directly to the next in line, so that no newcomer takes it
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const ATTACHED_FORMATS = ['jpeg', 'png', 'webp'] as const

/** The format of a photograph or drawing; null if it cannot be decoded completely. */
export function pictureFormat(bytes: Buffer): Promise<(typeof ATTACHED_FORMATS)[number] | null> {
  return withSlot(async () => {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const metadata = await image.metadata().catch(() => null)
    const isReadable = metadata && (await image.stats().catch(() => null))
    return (isReadable && ATTACHED_FORMATS.find(format => format === metadata.format)) ?? null
  })
}

/** A stored picture as WebP in one of the sizes, without metadata. */
export function asWebp(bytes: Buffer, size: SizeName): Promise<Buffer> {
  return withSlot(() => toWebp(bytes, size))
}

const inFlight = new Map<string, Promise<Buffer>>()

/** An image as WebP in one of the sizes, converted on first use and cached. @throws media.unknown */
export async function pictureIn(app: App, hash: string, size: SizeName): Promise<Buffer> {
  const name = `${hash}-${size}.webp`
  const { files } = app.ports
  const stored = await files.get(DERIVED, name)
  if (stored) return stored
  const key = `${app.config.dataDir} ${name}`
  const running = inFlight.get(key)
  if (running) return running
  const fresh = withSlot(async () => {
    const original = await files.get(ORIGINALS, hash)
    if (!original) throw appError('media.unknown')
    const webp = await toWebp(original, size)
    await files.putAs(DERIVED, name, webp)
    return webp
  }).finally(() => inFlight.delete(key))
  inFlight.set(key, fresh)
  return fresh
}

/** Two levels up both from the sources and from the built server. */
const VIDEO_FOLDER = join(import.meta.dirname, '../../starter/videos')
const VIDEO_FILE = /^([a-z][a-z-]{0,39})\.(webm|webp)$/
const VIDEO_TYPES: Readonly<Record<string, string>> = { webm: 'video/webm', webp: 'image/webp' }

/** A clip of the starter catalogue, or its poster; null if there is no such file. */
export async function videoFile(name: string): Promise<{ bytes: Buffer; type: string } | null> {
  const [, base, ending = ''] = VIDEO_FILE.exec(name) ?? []
  if (!base) return null
  const bytes = await readFile(join(VIDEO_FOLDER, `${base}.${ending}`)).catch(() => null)
  return bytes && { bytes, type: VIDEO_TYPES[ending] ?? '' }
}

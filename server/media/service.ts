// Takes pictures in and gives them out: checked and kept once under their content hash, shown as WebP in a ladder of sizes.

import sharp from 'sharp'
import type { App } from '../platform/app.ts'
import type { Db } from '../platform/db.ts'
import { appError } from '../platform/errors.ts'
import { hashOf } from '../platform/ports/files.ts'
import { insertMedia, listKnownMedia, type MediaRow } from './repository.ts'
import { drawingDensity, FORMATS, hasExternalReference, MAX_BYTES, MAX_PIXELS, SIZES, type SizeName } from './rules.ts'

// each picture is small; a thread of its own for every one would only take turns with the store's answers
sharp.concurrency(1)
sharp.cache(false)

const ORIGINALS = 'originals'
const DERIVED = 'pictures'

export interface NewPicture {
  bytes: Buffer
  /** What the upload claims to be: PNG, JPEG, WebP or SVG. */
  mime: string
}

function rejectPicture(message: string): never {
  throw appError('media.invalid', { problems: [{ path: 'file', message }] })
}

/** Reads a picture and measures it. @throws media.invalid what is too large, broken or not what it claims. */
async function examine({ bytes, mime }: NewPicture): Promise<MediaRow> {
  const expected = FORMATS[mime] ?? rejectPicture('Send a PNG, JPEG, WebP or SVG picture.')
  if (bytes.length === 0 || bytes.length > MAX_BYTES) rejectPicture(`At most ${MAX_BYTES / 1024 / 1024} MB.`)
  if (expected === 'svg' && hasExternalReference(bytes.toString('utf8')))
    rejectPicture('The drawing refers outside itself.')
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const found = await image.metadata().catch(() => rejectPicture('This picture cannot be read.'))
  if (found.format !== expected) rejectPicture('The picture is not of the type it claims.')
  const { width, height } = found
  if (!width || !height || width * height > MAX_PIXELS) rejectPicture('The picture has too many pixels.')
  // a header alone proves nothing: every pixel of a photograph is decoded once; a drawing was parsed as a whole above
  if (expected !== 'svg') await image.stats().catch(() => rejectPicture('This picture cannot be read.'))
  return { hash: hashOf(bytes), mime, width, height, bytes: bytes.length }
}

/**
 * Takes in pictures: checks each, keeps the originals under their content hash, records them in one statement.
 * Returns their hashes in order; equal pictures are kept once. @throws media.invalid then records none
 */
export async function storePictures(app: App, pictures: readonly NewPicture[]): Promise<string[]> {
  const rows = await Promise.all(pictures.map(examine))
  await Promise.all(pictures.map(({ bytes }) => app.ports.files.put(ORIGINALS, bytes)))
  await insertMedia(app.db, [...new Map(rows.map(row => [row.hash, row])).values()])
  return rows.map(row => row.hash)
}

/** Takes in one picture, as a merchant uploads it. Returns its hash. @throws media.invalid */
export async function storePicture(app: App, bytes: Buffer, mime: string): Promise<string> {
  const [hash] = await storePictures(app, [{ bytes, mime }])
  return hash ?? rejectPicture('This picture cannot be read.')
}

/**
 * Takes in a picture that was fetched, whatever its sender called it: its own bytes tell. PNG, JPEG, WebP and SVG are
 * kept as they are; what else can be read (GIF, TIFF, AVIF) becomes a PNG. Returns its hash. @throws media.invalid
 */
export async function storeDownloaded(app: App, bytes: Buffer): Promise<string> {
  if (bytes.length === 0 || bytes.length > MAX_BYTES) rejectPicture(`At most ${MAX_BYTES / 1024 / 1024} MB.`)
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format } = await image.metadata().catch(() => rejectPicture('This picture cannot be read.'))
  const mime = Object.keys(FORMATS).find(known => FORMATS[known] === format)
  if (mime) return storePicture(app, bytes, mime)
  const png = await image
    .png()
    .toBuffer()
    .catch(() => rejectPicture('This picture cannot be read.'))
  return storePicture(app, png, 'image/png')
}

/** Which of these hashes are pictures that the store has. */
export async function knownPictures(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  return new Set(hashes.length === 0 ? [] : await listKnownMedia(db, hashes))
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

/** Runs at most two conversions at a time, so that a page full of new pictures does not starve the answers. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) await new Promise<void>(start => waiting.push(start))
  else running++
  try {
    return await work()
  } finally {
    // the place passes straight on to the next, so that nobody slips in between
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const inFlight = new Map<string, Promise<Buffer>>()

/** A picture as WebP in one of the sizes, made on first demand and kept. @throws media.unknown */
export async function pictureIn(app: App, hash: string, size: SizeName): Promise<Buffer> {
  const name = `${hash}-${size}.webp`
  const { files } = app.ports
  const kept = await files.get(DERIVED, name)
  if (kept) return kept
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

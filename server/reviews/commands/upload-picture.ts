// Review pictures, uploaded one by one before the review.

import { storePicture } from '../../media/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { countUploads, keepUpload } from '../repository/reviews.ts'

/** Uploads per customer and day. */
const MAX_PER_DAY = 60

/** Stores a picture; returns its id. @throws media.invalid, request.too-many */
export async function takePicture(
  app: App,
  actor: Customer,
  { type, data }: { type: string; data: string },
): Promise<{ pictureId: string; link: string }> {
  if ((await countUploads(app.db, actor.customerId)) >= MAX_PER_DAY) throw appError('request.too-many')
  const hash = await storePicture(app, Buffer.from(data, 'base64'), type, 'customer')
  await keepUpload(app.db, actor.customerId, actor.market, hash)
  return { pictureId: hash, link: `/media/${hash}/medium.webp` }
}

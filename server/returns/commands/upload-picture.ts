// Pictures for a return, uploaded individually before it is requested.

import { storePhoto } from '../../media/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { countUploads, insertUpload } from '../repository/pictures.ts'

/** Maximum uploads per customer and day. */
const MAX_PER_DAY = 40

/** Stores a picture without camera metadata; returns its id. @throws media.invalid, request.too-many */
export async function uploadPicture(
  app: App,
  actor: Customer,
  { type, data }: { type: string; data: string },
): Promise<{ pictureId: string; link: string }> {
  if ((await countUploads(app.db, actor.customerId)) >= MAX_PER_DAY) throw appError('request.too-many')
  const hash = await storePhoto(app, Buffer.from(data, 'base64'), type, 'customer')
  await insertUpload(app.db, actor.customerId, hash)
  return { pictureId: hash, link: `/media/${hash}/medium.webp` }
}

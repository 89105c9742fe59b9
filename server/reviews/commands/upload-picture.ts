// Pictures of reviews: taken in one by one before the review that shows them.

import { storePicture } from '../../media/service.ts'
import type { Customer } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { countUploads, keepUpload } from '../repository/reviews.ts'

/** Pictures that a customer may send in a day. */
const MAX_PER_DAY = 60

/** Takes in a picture. Answers its id. @throws media.invalid.with `request.too-many` after 60 in a day. */
export async function takePicture(
  app: App,
  actor: Customer,
  { type, data }: { type: string; data: string },
): Promise<{ pictureId: string; link: string }> {
  if ((await countUploads(app.db, actor.customerId)) >= MAX_PER_DAY) throw appError('request.too-many')
  const hash = await storePicture(app, Buffer.from(data, 'base64'), type)
  await keepUpload(app.db, actor.customerId, actor.market, hash)
  return { pictureId: hash, link: `/media/${hash}/medium.webp` }
}

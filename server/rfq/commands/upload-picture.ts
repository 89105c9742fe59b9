// Pictures of a bulk quote request, sent one by one before it is raised.

import { storePhoto } from '../../media/service.ts'
import { type Actor, requireSession } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { appError } from '../../platform/errors.ts'
import { countUploads, insertUpload } from '../repository/uploads.ts'

/** Uploads per session and day. */
const MAX_PER_DAY = 30

/** Stores a picture without the metadata of the camera; returns its id. @throws media.invalid, request.too-many */
export async function uploadPicture(
  app: App,
  actor: Actor,
  { type, data }: { type: string; data: string },
): Promise<{ pictureId: string; link: string }> {
  const { sessionId } = requireSession(actor)
  if ((await countUploads(app.db, sessionId)) >= MAX_PER_DAY) throw appError('request.too-many')
  const hash = await storePhoto(app, Buffer.from(data, 'base64'), type, 'customer')
  await insertUpload(app.db, sessionId, hash)
  return { pictureId: hash, link: `/media/${hash}/medium.webp` }
}

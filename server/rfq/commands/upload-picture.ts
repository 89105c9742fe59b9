// Pictures of a quote request, uploaded one by one before it is submitted.

import { uploadForSession } from '../../media/service.ts'
import type { Actor } from '../../platform/actor.ts'
import type { App } from '../../platform/app.ts'
import { uploads } from '../repository/uploads.ts'

/** @throws media.invalid, request.too-many */
export const uploadPicture = (app: App, actor: Actor, picture: { type: string; data: string }) =>
  uploadForSession(app, actor, uploads, picture)

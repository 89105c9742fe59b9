// Videos on product pages, managed by staff.

import type { App } from '../../platform/app.ts'
import { describeChange } from '../../platform/audit.ts'
import { appError } from '../../platform/errors.ts'
import { deleteVideo, insertVideo, listOwnVideos, type OwnVideo } from '../repository/videos.ts'

const SOURCES = { youtube: /^[\w-]{6,20}$/, file: /^https:\/\/[^\s"'<>]+$/ }

/** @throws catalog.product-unknown, request.invalid when the source does not belong to the provider */
export async function addVideo(app: App, msn: string, video: Omit<OwnVideo, 'videoId'>): Promise<OwnVideo[]> {
  if (!SOURCES[video.provider].test(video.source)) {
    const message = video.provider === 'youtube' ? 'The id of a YouTube video.' : 'An address that begins with https.'
    throw appError('request.invalid', { problems: [{ path: 'body.source', message }] })
  }
  if (!(await insertVideo(app.db, msn, video))) throw appError('catalog.product-unknown')
  describeChange({ recordKind: 'product', recordId: msn, after: video })
  return listOwnVideos(app.db, msn)
}

/** @throws request.not-found */
export async function removeVideo(app: App, msn: string, videoId: number): Promise<OwnVideo[]> {
  const before = (await listOwnVideos(app.db, msn)).find(one => one.videoId === videoId)
  if (!(await deleteVideo(app.db, msn, videoId))) throw appError('request.not-found')
  describeChange({ recordKind: 'product', recordId: msn, before })
  return listOwnVideos(app.db, msn)
}

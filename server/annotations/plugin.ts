// Routes that upload and download the raw files of records; permissions are checked before a body is read.

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { zRecordParams } from '../../contract/annotations/api.ts'
import { ATTACHMENT_BYTES, type AttachmentType } from '../../contract/annotations/attachments.rules.ts'
import { zAttachmentParams, zAttachmentUpload, zPictureQuery } from '../../contract/annotations/attachments-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { savedAs } from '../platform/saved-as.ts'
import { attachFile } from './commands/attachments.ts'
import { attachedFile, attachedPicture } from './queries/attachments.ts'

const PATH = '/api/admin/annotations/:recordKind/:recordId/attachments'
/** The name of the call in the audit log. */
const CALL = { method: 'POST', path: '/api/admin/annotations/{recordKind}/{recordId}/attachments' }
const UPLOADS_PER_MINUTE = 60
const READS_PER_MINUTE = 600

/** The file is downloaded and never shown in a page; should something open it anyway, nothing in it loads or runs. */
const CLOSED = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** @throws request.invalid */
function parseInput<T>(schema: z.ZodType<T>, value: unknown, part: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => ({ path: [part, ...path].join('.'), message }))
  throw appError('request.invalid', { problems })
}

const headerOf = (type: AttachmentType) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type)

const closed = (reply: FastifyReply) =>
  reply.header('content-security-policy', CLOSED).header('x-content-type-options', 'nosniff')

/** Registers the upload, download and preview of files of records, all for staff. */
export function registerAttachments(server: FastifyInstance, app: App): void {
  void server.register(async scope => {
    // whatever its content type, the body is passed on as a stream
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    const receives = { receivesFile: true, perMinute: UPLOADS_PER_MINUTE }
    scope.post(PATH, { bodyLimit: ATTACHMENT_BYTES, config: receives }, async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'notes.write')
      const params = parseInput(zRecordParams.strict(), request.params, 'params')
      const query = parseInput(zAttachmentUpload, request.query, 'query')
      const body = request.body instanceof Readable ? request.body : Readable.from([])
      const attach = () => attachFile(app, staff, params, { ...query, body })
      return ok(await server.recordChange(staff, { ...CALL, query }, attach))
    })
    const read = { config: { perMinute: READS_PER_MINUTE } }
    scope.get(`${PATH}/:attachmentId/file`, read, async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'notes.read')
      const params = parseInput(zAttachmentParams.strict(), request.params, 'params')
      const { name, type, size, chunks } = await attachedFile(app.db, staff, params)
      void closed(reply).header('content-disposition', savedAs(name)).header('content-length', size)
      return reply.type(headerOf(type)).send(Readable.from(chunks, { objectMode: false }))
    })
    scope.get(`${PATH}/:attachmentId/picture`, read, async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'notes.read')
      const params = parseInput(zAttachmentParams.strict(), request.params, 'params')
      const { size } = parseInput(zPictureQuery, request.query, 'query')
      return closed(reply)
        .type('image/webp')
        .send(await attachedPicture(app.db, staff, params, size))
    })
  })
}

// The addresses by which files go in and out: they are streamed, which the calls of the contract are not.

import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ok } from '../../contract/shared/endpoint.ts'
import { zCategoryCode, zLanguage, zMarket, zUuid } from '../../contract/shared/schemas.ts'
import { requireMarket } from '../platform/actor.ts'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { savedAs } from '../platform/saved-as.ts'
import { receiveFile, sendExport, sendOriginal, sendRejected, sendReport, sendTemplate } from './commands/transfer.ts'

const zName = z.string().regex(/^[^/\\\p{Cc}]{1,200}$/u, 'A plain file name.')
const zUpload = z.object({
  market: z.string().toUpperCase().pipe(zMarket),
  name: zName,
  mapping: z.string().max(60).optional(),
  dryRun: z.enum(['true', 'false']).default('true'),
})
const zReport = z.object({ format: z.enum(['csv', 'xlsx', 'ndjson', 'md']).default('md') })
const zRows = z.object({ format: z.enum(['csv', 'xlsx', 'ndjson']).default('xlsx') })
const zExport = z.object({
  market: z.string().toUpperCase().pipe(zMarket),
  format: z.enum(['csv', 'xlsx', 'ndjson']).default('csv'),
  seller: z.string().max(60).optional(),
})
const zTemplate = z.object({
  market: z.string().toUpperCase().pipe(zMarket),
  category: zCategoryCode,
  format: z.enum(['csv', 'xlsx']).default('csv'),
  language: zLanguage.default('en'),
})

function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(issue => ({
    path: ['query', ...issue.path].join('.'),
    message: issue.message,
  }))
  throw appError('request.invalid', { problems })
}

function send(reply: FastifyReply, { name, type, stream }: { name: string; type: string; stream: Readable }) {
  return reply.type(type).header('content-disposition', savedAs(name)).send(stream)
}

/** Serves the upload, `/file`, `/report`, `/rejectedRows`, `/api/admin/importTemplate` and `/api/admin/exports`; all are for staff. */
export function registerFileTransfers(server: FastifyInstance, app: App): void {
  void server.register(async scope => {
    // whatever it is called, a file arrives as the stream that it is
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, stream, done) => done(null, stream))
    scope.post('/api/admin/imports', { config: { receivesFile: true } }, async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'imports.write')
      const { dryRun, ...query } = parseInput(zUpload, request.query)
      requireMarket(staff, query.market)
      const body = request.body instanceof Readable ? request.body : Readable.from([])
      const call = { method: 'POST', path: '/api/admin/imports', query: request.query }
      const receive = () => receiveFile(app, body, { ...query, dryRun: dryRun === 'true', who: staff.staffId })
      return ok(await server.recordChange(staff, call, receive))
    })
    scope.get('/api/admin/imports/:id/report', async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'imports.read')
      const { id } = parseInput(z.object({ id: zUuid }), request.params)
      return send(reply, await sendReport(app, staff, id, parseInput(zReport, request.query).format))
    })
    scope.get('/api/admin/imports/:id/file', async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'imports.read')
      const { id } = parseInput(z.object({ id: zUuid }), request.params)
      return send(reply, await sendOriginal(app, staff, id))
    })
    scope.get('/api/admin/imports/:id/rejectedRows', async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'imports.read')
      const { id } = parseInput(z.object({ id: zUuid }), request.params)
      return send(reply, await sendRejected(app, staff, id, parseInput(zRows, request.query).format))
    })
    scope.get('/api/admin/importTemplate', async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'imports.read')
      const query = parseInput(zTemplate, request.query)
      requireMarket(staff, query.market)
      return send(reply, await sendTemplate(app, query))
    })
    scope.get('/api/admin/exports', async (request, reply) => {
      const staff = await server.requireStaff(request, reply, 'exports.read')
      const query = parseInput(zExport, request.query)
      requireMarket(staff, query.market)
      return send(reply, await sendExport(app, query))
    })
  })
}

// The development outbox page, which shows unsent messages when no provider is configured.

import type { FastifyInstance } from 'fastify'
import { zUuid } from '../../contract/shared/schemas.ts'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { htmlOf, newestMessages, outboxShown } from './service.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, char => `&#${char.charCodeAt(0)};`)

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:24px auto;padding:0 16px;color:#15191f;background:#f5f5f2}article p{white-space:pre-line}article{background:#fff;border:1px solid #e2e3de;border-radius:10px;padding:12px 16px;margin:12px 0}p{margin:4px 0}small{color:#5b6470}'

export function registerOutboxPage(server: FastifyInstance, app: App): void {
  server.get('/dev/outbox', async (_request, reply) => {
    if (!outboxShown(app)) throw appError('request.not-found')
    const messages = await newestMessages(app)
    const rows = messages.map(({ id, channel, recipient, subject, body, html, attachments, createdAt }) => {
      const files = attachments.map(({ name }) => ` · ${escapeHtml(name)}`).join('')
      const title = subject ? `<p><b>${escapeHtml(subject)}</b></p>` : ''
      const asMail = html === null ? '' : `<p><a href="/dev/outbox/${id}">As a mail</a>${files}</p>`
      return `<article><small>${channel} · ${escapeHtml(recipient)} · ${createdAt.toISOString()}</small>${title}<p>${escapeHtml(body)}</p>${asMail}</article>`
    })
    const list = rows.join('') || '<p>Nothing was sent yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development outbox</title><style>${STYLE}</style><main><h1>Development outbox</h1><p>No SMS or mail provider is set, so messages end here.</p>${list}</main></html>`,
      )
  })
  server.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const { success, data: id } = zUuid.safeParse(request.params.id)
    const html = success && outboxShown(app) ? await htmlOf(app, id) : null
    if (html === null) throw appError('request.not-found')
    return reply.type('text/html; charset=utf-8').send(html)
  })
}

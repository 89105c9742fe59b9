// Pages of messages: the unsubscribe page and, in development mode, a preview of all messages.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { zLanguage, zUuid } from '../../contract/shared/schemas.ts'
import type { App } from '../platform/app.ts'
import { appError } from '../platform/errors.ts'
import { originOf } from '../platform/hosts.ts'
import { htmlOf } from './adapters/html-mail.tsx'
import { unsubscribePage } from './adapters/unsubscribe-page.ts'
import { isSigned, setOptOut, TOPICS, UNSUBSCRIBE_PATH } from './commands/opt-out.ts'
import { EXAMPLE_TEMPLATES, exampleMail } from './rules/example.ts'
import { type Mail, textOf } from './rules/mail.ts'
import { registeredText, TEXT_TEMPLATES } from './rules/texts.ts'

const zView = z.strictObject({
  language: zLanguage.default('en'),
  market: z.enum(['IN', 'AE']).default('IN'),
  as: z.enum(['html', 'text']).default('html'),
})

const VIEWS = (['IN', 'AE'] as const).flatMap(market => (['en', 'hi'] as const).map(language => ({ market, language })))

function links(template: string): string {
  const each = VIEWS.flatMap(({ market, language }) =>
    (['html', 'text'] as const).map(as => {
      const label = `${market} ${language}${as === 'text' ? ' text' : ''}`
      return `<a href="/dev/messages/${template}?market=${market}&amp;language=${language}&amp;as=${as}">${label}</a>`
    }),
  )
  return `<li><b>${template}</b> ${each.join(' · ')}</li>`
}

function overview(): string {
  const mails = EXAMPLE_TEMPLATES.map(links).join('')
  const texts = TEXT_TEMPLATES.flatMap(template =>
    (['en', 'hi'] as const).map(
      language => `<li><b>${template}</b> (${language}) <code>${registeredText(template, language)}</code></li>`,
    ),
  ).join('')
  const style = 'body{font:16px/1.6 system-ui,sans-serif;max-width:900px;margin:24px auto;padding:0 16px}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Messages</title><style>${style}</style><main><h1>Messages</h1><h2>Mail</h2><ul>${mails}</ul><h2>Text messages, as they are registered</h2><ul>${texts}</ul></main></html>`
}

function bodyOf(mail: Mail, { language, as }: z.output<typeof zView>): { type: string; body: string } {
  return as === 'text'
    ? { type: 'text/plain; charset=utf-8', body: `${mail.subject}\n\n${textOf(mail)}` }
    : { type: 'text/html; charset=utf-8', body: htmlOf(mail, language) }
}

export function registerPreviewPage(server: FastifyInstance, app: App): void {
  if (app.config.production) return
  server.get('/dev/messages', async (_request, reply) => reply.type('text/html; charset=utf-8').send(overview()))
  server.get<{ Params: { template: string } }>('/dev/messages/:template', async (request, reply) => {
    const { success, data: view } = zView.safeParse(request.query)
    if (!success) throw appError('request.not-found')
    const { market, language } = view
    const mail = exampleMail(request.params.template, { market, language, origin: originOf(app.config, market) })
    if (!mail) throw appError('request.not-found')
    const { type, body } = bodyOf(mail, view)
    return reply.type(type).send(body)
  })
}

const zUnsubscribe = z.strictObject({
  customer: zUuid,
  topic: z.enum(TOPICS),
  language: zLanguage,
  signature: z.string().max(200),
  action: z.enum(['stop', 'resume']).default('stop'),
})

/** Mail programs post `List-Unsubscribe=One-Click`, as a form of either encoding (RFC 8058). */
const MAX_BYTES = 4096
const PER_MINUTE = 60

/**
 * Registers the unsubscribe page (GET) and its action (POST). A mail program posts without cookies, so the signature
 * of the link replaces a session.
 * @throws request.not-found for a link with an invalid signature
 */
export function registerUnsubscribePage(server: FastifyInstance, app: App): void {
  void server.register(async scope => {
    // the query contains everything
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string' }, async () => null)
    registerUnsubscribe(scope, app)
  })
}

function registerUnsubscribe(server: FastifyInstance, app: App): void {
  server.route({
    method: ['GET', 'POST'],
    url: UNSUBSCRIBE_PATH,
    bodyLimit: MAX_BYTES,
    config: { perMinute: PER_MINUTE },
    async handler(request, reply) {
      const { success, data } = zUnsubscribe.safeParse(request.query)
      const optOut = success && { customerId: data.customer, topic: data.topic }
      if (!optOut || !isSigned(app, optOut, data.signature)) throw appError('request.not-found')
      const { customer, topic, language, signature, action } = data
      const stop = action === 'stop'
      const asks = request.method !== 'POST'
      if (!asks) await setOptOut(app, optOut, stop)
      const state = asks ? 'ask' : stop ? 'done' : 'again'
      const query = new URLSearchParams({ customer, topic, language, signature })
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .type('text/html; charset=utf-8')
        .send(unsubscribePage(topic, language, state, query))
    },
  })
}

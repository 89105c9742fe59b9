// A mail server and a text message provider for tests: they listen, store what arrives, and can be told to reject it.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

interface SmtpError extends Error {
  responseCode?: number
}

export interface MailServer {
  /** For `mailUrl`. */
  url: string
  mails: ParsedMail[]
  /** Status that recipients are rejected with from now on; null takes them. */
  rejectWith(status: number | null): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = []
  let status: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const error: SmtpError | null = status === null ? null : new Error('rejected by the test')
      if (error && status !== null) error.responseCode = status
      done(error)
    },
    onData(stream, _session, done) {
      simpleParser(stream).then(mail => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    rejectWith: next => {
      status = next
    },
    close: () => new Promise(closed => server.close(() => closed())),
  }
}

export interface TextMessage {
  to: string
  text: string
  template: string
  templateId?: string
}

export interface TextProvider {
  /** For `smsUrl`. */
  url: string
  messages: TextMessage[]
  /** Values of the header Idempotency-Key, in the order of the requests. */
  keys: string[]
  /** Status of the responses from now on. */
  respondWith(status: number): void
  close(): Promise<void>
}

export async function startTextProvider(): Promise<TextProvider> {
  const messages: TextMessage[] = []
  const keys: string[] = []
  let status = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      keys.push(String(request.headers['idempotency-key']))
      if (status === 200) messages.push(JSON.parse(Buffer.concat(chunks).toString()) as TextMessage)
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    messages,
    keys,
    respondWith: next => {
      status = next
    },
    close: () => new Promise(closed => server.close(() => closed())),
  }
}

// A push service of a test: takes the notifications of a store, checks who signed them and reads them as the browser would.

import { createDecipheriv, createECDH, createVerify, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Received {
  path: string
  payload: unknown
}

/** A push service on this machine that decrypts messages with the keys of the browser. */
export class PushStub {
  readonly #browser: ECDH = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #server: Server
  readonly received: Received[] = []
  /** Statuses to answer with, before 201. */
  statuses: number[] = []
  storeKey = ''

  constructor() {
    this.#browser.generateKeys()
    this.#server = createServer((request, response) => {
      void this.#take(request).then(status => response.writeHead(status).end())
    })
  }

  async listen(): Promise<void> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
  }

  close(): void {
    this.#server.close()
  }

  target(path: string) {
    const { port } = this.#server.address() as AddressInfo
    return {
      endpoint: `http://127.0.0.1:${port}${path}`,
      p256dh: this.#browser.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    }
  }

  async #take(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const status = this.statuses.shift()
    if (status) return status
    if (!this.#isSigned(request)) return 403
    this.received.push({ path: request.url ?? '', payload: JSON.parse(this.#decrypt(Buffer.concat(chunks))) })
    return 201
  }

  /** The token of RFC 8292 is for this service, signed by the key that the store has published. */
  #isSigned({ headers }: IncomingMessage): boolean {
    const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
    const [head = '', body = '', signature = ''] = token.split('.')
    const { aud, sub } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aud: string; sub: string }
    const raw = Buffer.from(key, 'base64url')
    const [x, y] = [raw.subarray(1, 33), raw.subarray(33)].map(part => part.toString('base64url'))
    const verified = createVerify('sha256')
      .update(`${head}.${body}`)
      .verify(
        { key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk', dsaEncoding: 'ieee-p1363' } as never,
        Buffer.from(signature, 'base64url'),
      )
    return verified && key === this.storeKey && this.target('').endpoint === aud && sub.startsWith('mailto:')
  }

  /** RFC 8291 with the coding aes128gcm of RFC 8188, one record. */
  #decrypt(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)]
    const sender = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const shared = this.#browser.computeSecret(sender)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#browser.getPublicKey(), sender])
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32))
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
  }
}

// A software authenticator for tests: makes passkeys and signs with them as a browser does (WebAuthn level 3).

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** Present, verified. */
const FLAGS = 0x05
const WITH_CREDENTIAL = 0x40

export class TestAuthenticator {
  readonly id = randomBytes(32)
  readonly #key: KeyObject
  readonly #point: Buffer
  /** Steps by one with each signature; tests set it back, as a copied authenticator does. */
  counter = 0
  flags = FLAGS
  #userHandle = ''

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => Buffer.from(text, 'base64url')
    // COSE key: EC2, ES256, P-256, x, y
    this.#point = Buffer.concat([
      Buffer.from('a50102032620012158', 'hex'),
      Buffer.from([32]),
      coordinate(x),
      Buffer.from('225820', 'hex'),
      coordinate(y),
    ])
  }

  #authData(rpId: string, credential: Buffer | null): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    const flags = Buffer.from([this.flags | (credential ? WITH_CREDENTIAL : 0)])
    return Buffer.concat([sha256(rpId), flags, counter, ...(credential ? [credential] : [])])
  }

  #clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  /** A browser's response for a new passkey. */
  create(
    { challenge, rp, user }: { challenge: string; rp: { id?: string | undefined }; user: { id: string } },
    origin: string,
  ) {
    this.#userHandle = user.id
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.#point])
    const authData = this.#authData(rp.id ?? '', credential)
    const text = (name: string) => Buffer.concat([Buffer.from([0x60 + name.length]), Buffer.from(name)])
    const attestation = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      ...[Buffer.from([0x58, authData.length]), authData],
    ])
    return {
      id: base64(this.id),
      clientDataJSON: base64(this.#clientData('webauthn.create', challenge, origin)),
      attestationObject: base64(attestation),
      transports: ['internal'],
    }
  }

  /** A browser's response for a login. */
  get({ challenge, rpId = '' }: { challenge: string; rpId?: string | undefined }, origin: string) {
    this.counter++
    const authData = this.#authData(rpId, null)
    const clientData = this.#clientData('webauthn.get', challenge, origin)
    return {
      id: base64(this.id),
      clientDataJSON: base64(clientData),
      authenticatorData: base64(authData),
      signature: base64(sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key)),
      userHandle: this.#userHandle,
    }
  }
}

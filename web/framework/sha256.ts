// SHA-256 by Web Crypto, or by a library on plain http pages outside localhost, where browsers have no Web Crypto.

/** SHA-256 of the UTF-8 bytes of a text, in lower-case hex. */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  // `crypto.subtle` is missing there, although its type says otherwise
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes)
  return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
}

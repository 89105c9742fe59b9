// Digests that identify a logged-in visitor; guests fetch no code for them.

import { sha256Hex } from '../../framework/sha256.ts'

/** SHA-256 in hex, empty without a text. */
const digestOf = async (text: string) => (text ? sha256Hex(text.trim().toLowerCase()) : '')

export async function digestsOf(email: string, phone: string): Promise<{ hashedEmail: string; hashedPhone: string }> {
  const [hashedEmail, hashedPhone] = await Promise.all([digestOf(email), digestOf(phone)])
  return { hashedEmail, hashedPhone }
}

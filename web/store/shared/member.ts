// What is fetched for a visitor who is or was logged in, and never for guests: digests of what identifies them, and their own prices.

import { sha256Hex } from '../../framework/sha256.ts'
import { showOwnPrices } from '../price-lists/components/own-prices.ts'

/** SHA-256 in hex, empty without a text. */
const digestOf = async (text: string) => (text ? sha256Hex(text.trim().toLowerCase()) : '')

export async function digestsOf(email: string, phone: string): Promise<{ hashedEmail: string; hashedPhone: string }> {
  const [hashedEmail, hashedPhone] = await Promise.all([digestOf(email), digestOf(phone)])
  return { hashedEmail, hashedPhone }
}

void showOwnPrices()

// Finds the two-letter code of a country by its name in English or Hindi, or by what traders call it.

const OTHER_NAMES: Record<string, string> = {
  usa: 'US',
  'u s a': 'US',
  america: 'US',
  'united states of america': 'US',
  uk: 'GB',
  england: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  uae: 'AE',
  korea: 'KR',
  'republic of korea': 'KR',
  prc: 'CN',
  'p r c': 'CN',
  "people's republic of china": 'CN',
  'viet nam': 'VN',
  'czech republic': 'CZ',
  holland: 'NL',
  bharat: 'IN',
  'hong kong': 'HK',
  macau: 'MO',
  turkey: 'TR',
}

const byName = new Map<string, string>()
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
for (const language of ['en', 'hi']) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  for (const first of LETTERS) {
    for (const second of LETTERS) {
      const code = first + second
      // former countries map to their successors: DD to DE
      if (new Intl.Locale(`und-${code}`).region !== code) continue
      const name = names.of(code)
      if (name && !byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), code)
    }
  }
}
const codes = new Set(byName.values())
for (const [name, code] of Object.entries(OTHER_NAMES)) byName.set(name, code)

/** ISO 3166 code of a country, or null. */
export function countryCode(text: string): string | null {
  const name = text.trim().replace(/^made in\s+/i, '')
  if (/^[A-Za-z]{2}$/.test(name) && codes.has(name.toUpperCase())) return name.toUpperCase()
  return byName.get(name.toLowerCase().replace(/\./g, ' ').replace(/\s+/g, ' ').trim()) ?? null
}

// Writes a product feed of any length for load tests: npx tsx scripts/make-feed.ts 1000000 feed.csv

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const KINDS = ['Hammer', 'Spanner', 'Drill bit', 'Safety glove', 'LED bulb', 'Ball valve', 'Bearing', 'Cable gland']
const BRANDS = 300
const CATEGORIES = 400
/** Rows per write. */
const CHUNK = 1000

/** A row with values derived from its number, so that the same feed can be written again. */
function rowOf(number: number): string {
  const kind = KINDS[number % KINDS.length] ?? ''
  const brand = (number * 7919) % BRANDS
  const category = (number * 104_729) % CATEGORIES
  const size = (number % 97) + 3
  const price = 40 + ((number * 31) % 9000) + 0.5
  const name = `${kind} ${size} mm model ${number} for workshop and site, pack of ${(number % 5) + 1}`
  const path = `Section ${category % 12} > Group ${category % 60} > Range ${category}`
  const cells = [
    ...[`Brand ${brand}`, `F${number}`, `"${name}"`, path, price, Math.ceil(price * 1.2), 8205, 100 + (number % 900)],
    ...[number % 250, size, number % 2 === 0 ? 'Steel' : 'Brass', `${(number % 30) + 1} V`],
  ]
  return cells.join(',')
}

const [count = '', path] = process.argv.slice(2)
if (!/^\d+$/.test(count) || !path) {
  console.error('npx tsx scripts/make-feed.ts ROWS FILE.csv')
  process.exit(1)
}
const file = createWriteStream(path)
file.write('Brand,Part number,Name,Category,Price,MRP,HSN,Weight (g),Stock,Size (mm),Material,Voltage\n')
for (let from = 1; from <= Number(count); from += CHUNK) {
  const rows = Array.from({ length: Math.min(CHUNK, Number(count) - from + 1) }, (_, at) => rowOf(from + at))
  if (!file.write(`${rows.join('\n')}\n`)) await once(file, 'drain')
}
file.end()
await once(file, 'finish')
console.log(`${count} rows are in ${path}`)

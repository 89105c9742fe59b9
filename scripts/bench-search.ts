// Measures the search engine: quality on judged products when they are there, then speed at growing numbers of products.

import { join, resolve } from 'node:path'
import { readJudged } from './bench-search-icecat.ts'
import { printQuality } from './bench-search-quality.ts'
import { printSpeed } from './bench-search-speed.ts'

const flags = new Set(process.argv.slice(2).filter(one => one.startsWith('--')))
const folder = resolve(
  process.argv.slice(2).find(one => !one.startsWith('--')) ??
    process.env.ICECAT_DIR ??
    join(import.meta.dirname, '../../shared/reference/data/icecat'),
)

if (!flags.has('--speed')) {
  const judged = readJudged(folder)
  if (judged) await printQuality(judged)
  else console.log(`No judged products (docs.ndjson.gz and qrels.tsv.gz) in ${folder}: quality is not measured.`)
}
if (!flags.has('--quality')) await printSpeed(flags.has('--million') ? [1_000_000] : [43_000, 430_000])

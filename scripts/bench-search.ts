// Measures the search engine: ranking quality on a judged product set, then speed at growing catalog sizes.
//
// npm run bench:search -- [folder of the judged set] [--quality | --speed] [--million]

import { readJudged } from './bench-search-icecat.ts'
import { printQuality } from './bench-search-quality.ts'
import { printSpeed } from './bench-search-speed.ts'

const flags = new Set(process.argv.slice(2).filter(one => one.startsWith('--')))
const folder = process.argv.slice(2).find(one => !one.startsWith('--')) ?? process.env.ICECAT_DIR

if (!flags.has('--speed')) {
  const judged = folder === undefined ? null : readJudged(folder)
  if (judged) await printQuality(judged)
  else if (folder === undefined) console.log('No folder of a judged set (argument or ICECAT_DIR): quality is skipped.')
  else console.log(`No judged set (docs.ndjson.gz and qrels.tsv.gz) in ${folder}: quality is skipped.`)
}
if (!flags.has('--quality')) await printSpeed(flags.has('--million') ? [1_000_000] : [43_000, 430_000])

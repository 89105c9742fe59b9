// Writes the products of a market to a file that can be imported again: npm run export -- products.xlsx --market in

import { parseArgs } from 'node:util'
import { formatOf } from '../imports/adapters/read-file.ts'
import { exportProducts } from '../imports/queries/export.ts'
import { marketNamed, withStore } from './with-store.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { market: { type: 'string', default: 'in' }, seller: { type: 'string' } },
})

const [path] = positionals
try {
  const format = path ? formatOf(path) : null
  if (!path || !format) throw new Error('npm run export -- FILE.csv|.xlsx|.ndjson --market in|ae [--seller CODE]')
  await withStore(async app => {
    const count = await exportProducts(app, path, { market: marketNamed(values.market), format, seller: values.seller })
    console.log(`${count} products are in ${path}`)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

// SQL of the sampled columns of a file.

import { type Db, statement } from '../../platform/db.ts'
import type { Sample } from '../rules/sample.ts'

const KEEP = statement('imports.keep-sample', 'update imports set sample = $2 where id = $1')
const READ = statement('imports.read-sample', 'select sample from imports where id = $1')

export async function keepSample(db: Db, id: string, sample: Sample): Promise<void> {
  await db.run(KEEP, [id, JSON.stringify(sample)])
}

/** Null before the file was read. */
export async function readSample(db: Db, id: string): Promise<Sample | null> {
  return (await db.oneOrNull<{ sample: Sample | null }>(READ, [id]))?.sample ?? null
}

// SQL of the registrations that sellers sell under: they begin and end by date.

import { statement, type Tx } from '../../platform/db.ts'

const FOLLOW = statement('inventory.follow-registrations', 'select follow_registrations($1) as changed')

/** Applies the start and end dates of registrations at a time; returns how many rows changed. */
export async function updateRegistrations(tx: Tx, at: Date): Promise<number> {
  return (await tx.one<{ changed: number }>(FOLLOW, [at])).changed
}

// SQL of company sign-in: linked provider accounts, and sign-ins in progress.

import type { Owned } from '../../platform/actor.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'
import type { MemberRow } from './members.ts'

export interface CompanyAttempt {
  stateHash: Buffer
  browserHash: Buffer
  nonce: string
  verifierSealed: Buffer
  returnTo: string
  expiresAt: Date
}

const INSERT = statement(
  'staff.insert-company-attempt',
  `insert into staff_company_attempts (state_hash, browser_hash, nonce, verifier_sealed, return_to, expires_at)
   values ($1, $2, $3, $4, $5, $6)`,
)
const TAKE = statement(
  'staff.take-company-attempt',
  `delete from staff_company_attempts where state_hash = $1 and browser_hash = $2
   returning nonce, verifier_sealed as "verifierSealed", return_to as "returnTo", expires_at as "expiresAt"`,
)
const DELETE_EXPIRED = statement(
  'staff.delete-expired-company-attempts',
  `delete from staff_company_attempts where state_hash in
     (select state_hash from staff_company_attempts where expires_at < $1 limit $2)`,
)
const FIND = statement(
  'staff.find-member-by-company-account',
  'select id from staff_members where company_issuer = $1 and company_subject = $2',
)
const LINK = statement(
  'staff.link-company-account',
  `update staff_members set company_issuer = $2, company_subject = $3, company_linked_at = $4,
     invitation_hash = null, invited_until = null
   where id = $1`,
)
const UNLINK = statement(
  'staff.unlink-company-account',
  `update staff_members set company_issuer = null, company_subject = null, company_linked_at = null where id = $1`,
)

export async function insertCompanyAttempt(db: Db, attempt: CompanyAttempt): Promise<void> {
  const { stateHash, browserHash, nonce, verifierSealed, returnTo, expiresAt } = attempt
  await db.run(INSERT, [stateHash, browserHash, nonce, verifierSealed, returnTo, expiresAt])
}

/** Consumes a sign-in started by a browser: it works once. */
export function takeCompanyAttempt(
  db: Db,
  stateHash: Buffer,
  browserHash: Buffer,
): Promise<Omit<CompanyAttempt, 'stateHash' | 'browserHash'> | null> {
  return db.oneOrNull(TAKE, [stateHash, browserHash])
}

export function deleteExpiredCompanyAttempts(db: Db, before: Date, most: number): Promise<number> {
  return db.run(DELETE_EXPIRED, [before, most])
}

/** The member linked to this provider account. */
export async function findIdByCompanyAccount(db: Db, issuer: string, subject: string): Promise<string | null> {
  return (await db.oneOrNull<{ id: string }>(FIND, [issuer, subject]))?.id ?? null
}

/** Links a member to a provider account; this accepts a pending invitation. */
export async function linkCompanyAccount(
  tx: Tx,
  { id }: Owned<MemberRow>,
  { issuer, subject, now }: { issuer: string; subject: string; now: Date },
): Promise<void> {
  await tx.run(LINK, [id, issuer, subject, now])
}

export async function unlinkCompanyAccount(tx: Tx, { id }: Owned<MemberRow>): Promise<void> {
  await tx.run(UNLINK, [id])
}

// SQL of the mails with commission documents: where a seller is written to, what was mailed.

import type { Language } from '../../../contract/shared/market.ts'
import { type Db, statement, type Tx } from '../../platform/db.ts'

/** The address of the seller that is or was registered under the number of a document, the latest one first. */
export const CONTACT = `left join lateral (
     select s.contact_email as email, s.contact_language as language
     from seller_registrations r join sellers s on s.id = r.seller_id
     where r.market = d.market and r.tax_number = d.tax_number order by r.valid_from desc limit 1
   ) c on true left join commission_mails m on m.document_id = d.id`
const TO_MAIL = statement(
  'commission.list-to-mail',
  `select d.id from commission_documents d ${CONTACT}
   where d.market = $1 and d.period = $2 and c.email is not null and m.document_id is null order by d.kind desc, d.serial`,
)
const FIND_CONTACT = statement(
  'commission.find-contact',
  `select c.email, c.language from commission_documents d ${CONTACT}
   where d.id = $1 and c.email is not null and m.document_id is null`,
)
const INSERT = statement(
  'commission.insert-mail',
  `insert into commission_mails (document_id, email, language, hash, bytes) values ($1, $2, $3, $4, $5)
   on conflict do nothing`,
)

/** Documents of a month that can be mailed and were not. */
export async function listToMail(db: Db, market: string, period: string): Promise<string[]> {
  return (await db.rows<{ id: string }>(TO_MAIL, [market, `${period}-01`])).map(({ id }) => id)
}

/** Where a document is to be mailed; null when it was mailed, or its seller has no address. */
export function findContact(db: Db, documentId: string): Promise<{ email: string; language: Language } | null> {
  return db.oneOrNull<{ email: string; language: Language }>(FIND_CONTACT, [documentId])
}

/** Records that a document is mailed; false when it was recorded before. */
export async function insertMail(
  tx: Tx,
  mail: { documentId: string; email: string; language: Language; hash: string; bytes: number },
): Promise<boolean> {
  const { documentId, email, language, hash, bytes } = mail
  return (await tx.run(INSERT, [documentId, email, language, hash, bytes])) > 0
}

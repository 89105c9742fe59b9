// SQL of staff actions on customers' accounts, with their reasons.

import type { CustomerNote } from '../../../contract/customer-desk/schemas.ts'
import { type Db, statement } from '../../platform/db.ts'

export interface NoteRow extends Omit<CustomerNote, 'at'> {
  at: Date
}

const COLUMNS = `id as "noteId", kind, text, staff_id as "staffId", staff_name as "staffName", at`
const INSERT = statement(
  'customer-desk.insert-note',
  `insert into customer_notes (customer_id, kind, text, staff_id, staff_name, at)
   values ($1, $2, $3, $4, $5, $6)
   returning ${COLUMNS}`,
)
const LIST = statement(
  'customer-desk.list-notes',
  `select ${COLUMNS} from customer_notes where customer_id = $1 and id < coalesce($2, 9223372036854775807)
   order by id desc limit $3`,
)
// the reason of a block is kept as long as the block
const DELETE_OLD = statement(
  'customer-desk.delete-old-notes',
  `delete from customer_notes where id in (
     select n.id from customer_notes n join customers c on c.id = n.customer_id
     where n.at < $1 and not (n.kind = 'blocked' and c.blocked_at is not null)
     order by n.at limit $2)`,
)

export interface NewNote {
  customerId: string
  kind: CustomerNote['kind']
  text: string
  staffId: string
  staffName: string
  at: Date
}

export function insertNote(db: Db, note: NewNote): Promise<NoteRow> {
  const { customerId, kind, text, staffId, staffName, at } = note
  return db.one<NoteRow>(INSERT, [customerId, kind, text, staffId, staffName, at])
}

export function listNotes(db: Db, customerId: string, before: number | null, limit: number): Promise<NoteRow[]> {
  return db.rows<NoteRow>(LIST, [customerId, before, limit])
}

export function deleteOldNotes(db: Db, before: Date, limit: number): Promise<number> {
  return db.run(DELETE_OLD, [before, limit])
}

// The migration that allows signed commission documents: existing signatures and their files stay.

import { expect, it } from 'vitest'
import { statement } from '../platform/db.ts'
import { openOldSchema } from '../testing/old-schema.ts'

const sql = (text: string) => statement('', text)
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
// the documents themselves do not matter here
const FILL = `
  alter table e_invoices drop constraint e_invoices_invoice_id_fkey, drop constraint e_invoices_credit_note_id_fkey;
  alter table invoice_files drop constraint invoice_files_invoice_id_fkey;
  insert into e_invoices (irn, invoice_id, credit_note_id, ack_number, ack_at, signed_qr, who) values
    ('${'a'.repeat(64)}', '${id(1)}', null, '1', now(), 'q', 'staff:1'), ('${'b'.repeat(64)}', null, '${id(2)}', '2', now(), 'q', 'staff:1');
  insert into invoice_files (invoice_id, hash, bytes) values ('${id(1)}', 'first', 1);
  insert into signed_files (document_id, hash, bytes) values ('${id(1)}', 'signed', 1)`

it('keeps what was signed with its file, and takes one document only', async () => {
  const old = await openOldSchema('0280')
  try {
    await old.db.script(FILL)
    expect(await old.migrate()).toContain('0291_signed_commission_documents.sql')
    const signed = sql('select document_id as id from e_invoices order by irn')
    expect(await old.db.rows(signed)).toEqual([{ id: id(1) }, { id: id(2) }])
    expect(await old.db.rows(sql('select hash from invoice_files_now'))).toEqual([{ hash: 'signed' }])
    const wrong = `insert into signed_files (document_id, hash, bytes) values ('${id(3)}', 'x', 1)`
    await expect(old.db.script(wrong)).rejects.toThrow('signed_files_document_id_fkey')
    const none = `insert into e_invoices (irn, ack_number, ack_at, signed_qr, who) values ('${'c'.repeat(64)}', '1', now(), 'q', 'x')`
    await expect(old.db.script(none)).rejects.toThrow('e_invoices')
    await expect(old.db.script('delete from e_invoices')).rejects.toThrow()
  } finally {
    await old.close()
  }
})

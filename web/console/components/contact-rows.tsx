// Phone and email of a record: masked, and in full on request, which the audit log records.

import { type ReactNode, useState } from 'react'
import type { ContactData } from '../../../contract/shared/contact.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from './field.tsx'

interface UnmaskedContact {
  /** Null while it is masked. */
  full: Partial<ContactData> | null
  /** Shows and hides it; null if the member may not see it. */
  button: ReactNode
}

/** Contact data that `load` reads in full when the button is pressed. */
export function useContact(load: () => Promise<{ data: Partial<ContactData> }>): UnmaskedContact {
  const t = useMessages('customers')
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [full, setFull] = useState<Partial<ContactData> | null>(null)
  const show = async () => {
    const reply = await run(load)
    if (reply) setFull(reply.data)
  }
  if (!may('customers.unmask')) return { full, button: null }
  const button = (
    <>
      <button
        type="button"
        className="b sm"
        disabled={busy}
        aria-pressed={full !== null}
        title={t('unmaskText')}
        onClick={full ? () => setFull(null) : show}
      >
        {t(full ? 'hide' : 'unmask')}
      </button>
      <Problem text={problem} />
    </>
  )
  return { full, button }
}

interface ContactRowsProps {
  /** Masked; undefined if the record has no such contact, empty if none was given. */
  phone?: string
  email?: string
  load(): Promise<{ data: Partial<ContactData> }>
}

/** Rows of a description list, and the button below them. */
export function ContactRows({ phone, email, load }: ContactRowsProps) {
  const t = useMessages('customers')
  const { full, button } = useContact(load)
  return (
    <>
      {email !== undefined && (
        <>
          <dt>{t('email')}</dt>
          <dd>{(full?.email ?? email) || '–'}</dd>
        </>
      )}
      {phone !== undefined && (
        <>
          <dt>{t('phone')}</dt>
          <dd>{(full?.phone ?? phone) || '–'}</dd>
        </>
      )}
      {button && (email || phone) && <dd className="wide">{button}</dd>}
    </>
  )
}

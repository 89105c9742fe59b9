// Email addresses that get no more mail after a bounce: the reason, and allowing mail again.

import { type FormEvent, useState } from 'react'
import type { BouncedAddress } from '../../../contract/messages/api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { ListHead, ListSearch } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'

/** As many as the call returns at most. */
const LIMIT = 500

interface ReleaseProps {
  /** Empty where it is to be typed. */
  address: string
  onDone(): void
  onClose(): void
}

function ReleaseDialog({ address, onDone, onClose }: ReleaseProps) {
  const t = useMessages('bounced')
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(address)
  const [missing, setMissing] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { address: typed.trim() }
    const reply = await run(() => call('POST /api/admin/messages/bounced/clear', { body }))
    if (!reply) return
    // a row may have been cleared by somebody else; typed input may be wrong
    if (!reply.data.cleared && address === '') return setMissing(true)
    showToast(t(reply.data.cleared ? 'released' : 'wasReleased'))
    onDone()
  }
  return (
    <Dialog title={t('releaseTitle')} onClose={onClose}>
      <form className="form" onSubmit={event => void submit(event)}>
        <p>{address === '' ? t('releaseText') : t('releaseNamed', { address })}</p>
        {address === '' && (
          <Field
            label={t('address')}
            error={missing ? t('notListed') : ''}
            inputMode="email"
            minLength={3}
            required
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setMissing(false)
            }}
          />
        )}
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('release')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function AddressRow({ row, onRelease }: { row: BouncedAddress; onRelease: (() => void) | null }) {
  const t = useMessages('bounced')
  const { moment } = useDates()
  const { address, status, reason, template, bouncedAt } = row
  return (
    <li>
      <div className="grow">
        <b className="clip">{address}</b>
        <small>{t('cameBack', { time: moment(bouncedAt), template })}</small>
        <small>{reason.includes(status) ? reason : `${status} ${reason}`}</small>
      </div>
      {onRelease && (
        <button type="button" className="b sm" aria-label={t('releaseOne', { address })} onClick={onRelease}>
          {t('release')}
        </button>
      )}
    </li>
  )
}

function Addresses({ rows, onRelease }: { rows: readonly BouncedAddress[]; onRelease(address: string): void }) {
  const t = useMessages('bounced')
  const may = useMay()
  const text = (useQuery().get('text') ?? '').trim().toLowerCase()
  const found = rows.filter(({ address, reason }) => `${address} ${reason}`.toLowerCase().includes(text))
  // a masked address cannot be sent back
  const mayRelease = may('messages.write') && may('customers.unmask')
  if (rows.length === 0) return <EmptyState icon="check" title={t('none')} />
  if (found.length === 0) return <EmptyState icon="search" title={t('notFound')} />
  return (
    <section className="panel" aria-label={t('title')}>
      <ul className="rows in-b">
        {found.map(row => (
          <AddressRow
            key={`${row.address} ${row.bouncedAt}`}
            row={row}
            onRelease={mayRelease ? () => onRelease(row.address) : null}
          />
        ))}
      </ul>
    </section>
  )
}

export function Screen() {
  const t = useMessages('bounced')
  const { number } = useLocale()
  const may = useMay()
  const [open, setOpen] = useState<string | null>(null)
  const load = useLoad('bounced', async () => {
    return (await call('GET /api/admin/messages/bounced', { query: { limit: LIMIT } })).data.addresses
  })
  const onDone = () => {
    setOpen(null)
    load.again()
  }
  return (
    <div className="stack">
      <ListHead title={t('title')}>
        {may('customers.read') && (
          <a className="b" href={to('/customers')}>
            {t('toCustomers')}
          </a>
        )}
      </ListHead>
      <p className="soft">{t('intro')}</p>
      <p className="soft">{t(may('customers.unmask') ? 'recorded' : 'masked')}</p>
      <div className="tools">
        <ListSearch label={t('find')} />
      </div>
      {may('messages.write') && (
        <div className="acts">
          <button type="button" className="b" onClick={() => setOpen('')}>
            {t('releaseTyped')}
          </button>
        </div>
      )}
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {load.data && <Addresses rows={load.data} onRelease={setOpen} />}
      {load.data && load.data.length >= LIMIT && <p className="soft">{t('onlyLatest', { count: number(LIMIT) })}</p>}
      {open !== null && <ReleaseDialog address={open} onDone={onDone} onClose={() => setOpen(null)} />}
    </div>
  )
}

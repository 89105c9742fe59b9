// A partner in the list: permissions of its links, its keys, and actions to create and revoke them.

import { useState } from 'react'
import type { Partner } from '../../../contract/partners/api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Dialog } from '../components/dialog.tsx'
import { Problem } from '../components/field.tsx'

/** A partner can have two keys at a time, so that they can be rotated without downtime. */
const MAX_KEYS = 2

function KeyList({ partner, onEnd }: { partner: Partner; onEnd: ((keyId: string) => void) | null }) {
  const t = useMessages('partners')
  const { moment } = useDates()
  const keys = partner.keys.filter(({ revokedAt }) => revokedAt === null)
  if (keys.length === 0) return <small>{t('noKeys')}</small>
  return (
    <ul className="key-list">
      {keys.map(({ keyId, createdAt, lastUsedAt }) => (
        <li key={keyId} className="acts">
          <code>{keyId}</code>
          <small>
            {[
              t('keyMade', { time: moment(createdAt) }),
              lastUsedAt ? t('keyUsed', { time: moment(lastUsedAt) }) : t('keyUnused'),
            ].join(' · ')}
          </small>
          {onEnd && (
            <button type="button" className="b sm" aria-label={`${t('endKey')}: ${keyId}`} onClick={() => onEnd(keyId)}>
              {t('endKey')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The secret of a new key, shown only once. */
function NewKey({ keyId, secret, onClose }: { keyId: string; secret: string; onClose(): void }) {
  const t = useMessages('partners')
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast(t('copied')),
      () => showToast(t('notCopied')),
    )
  return (
    <Dialog title={t('keyTitle')} onClose={onClose}>
      <div className="form">
        <p className="soft">{t('keyText')}</p>
        <p>
          {t('keyId')}: <code>{keyId}</code>
        </p>
        <p className="secret">
          <code>{secret}</code>
        </p>
        <div className="acts">
          <button type="button" className="b go" onClick={copy}>
            {t('copy')}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

interface EndingProps {
  title: string
  text: string
  busy: boolean
  problem: string
  onConfirm(): void
  onClose(): void
}

function Ending({ title, text, busy, problem, onConfirm, onClose }: EndingProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="form">
        <p className="soft">{text}</p>
        <Problem text={problem} />
        <div className="acts">
          <button type="button" className="b go" disabled={busy} onClick={onConfirm}>
            {title}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type Open = { kind: 'key'; keyId: string; secret: string } | { kind: 'endKey'; keyId: string } | { kind: 'end' }

/** The actions on a partner and their dialogs. */
function usePartnerSteps({ partnerId }: Partner, onDone: () => void) {
  const t = useMessages('partners')
  const { busy, problem, run, clear } = useAct()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => {
    clear()
    setOpen(null)
  }
  const makeKey = async () => {
    const reply = await run(() => call('POST /api/admin/partners/{partnerId}/keys', { params: { partnerId } }))
    if (!reply) return
    setOpen({ kind: 'key', ...reply.data })
    onDone()
  }
  const end = async () => {
    const write = () =>
      open?.kind === 'endKey'
        ? call('POST /api/admin/partners/keys/{keyId}/revoke', { params: { keyId: open.keyId } })
        : call('POST /api/admin/partners/{partnerId}/revoke', { params: { partnerId } })
    if ((await run(write)) === undefined) return
    showToast(t('saved'))
    close()
    onDone()
  }
  return { busy, problem, open, setOpen, close, makeKey, end }
}

export function PartnerRow({ partner, onDone }: { partner: Partner; onDone(): void }) {
  const t = useMessages('partners')
  const { moment } = useDates()
  const mayWrite = useMay()('partners.write')
  const steps = usePartnerSteps(partner, onDone)
  const { busy, problem, open, setOpen, close } = steps
  const { name, code, may, createdAt, revokedAt } = partner
  const isOpen = revokedAt === null
  const full = partner.keys.filter(key => key.revokedAt === null).length >= MAX_KEYS
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{name}</b> <span className="tag">{code}</span>
        </span>
        <small>{may.map(act => t(`may-${act}`)).join(' · ')}</small>
        <small>{isOpen ? t('since', { time: moment(createdAt) }) : t('ended', { time: moment(revokedAt) })}</small>
        {isOpen && <KeyList partner={partner} onEnd={mayWrite ? keyId => setOpen({ kind: 'endKey', keyId }) : null} />}
        {!open && <Problem text={problem} />}
      </div>
      {mayWrite && isOpen && (
        <div className="acts">
          <button type="button" className="b sm" disabled={busy || full} onClick={steps.makeKey}>
            {t('newKey')}
          </button>
          <button
            type="button"
            className="b sm"
            aria-label={`${t('end')}: ${name}`}
            onClick={() => setOpen({ kind: 'end' })}
          >
            {t('end')}
          </button>
        </div>
      )}
      {open?.kind === 'key' && <NewKey keyId={open.keyId} secret={open.secret} onClose={close} />}
      {open && open.kind !== 'key' && (
        <Ending
          title={t(open.kind === 'end' ? 'end' : 'endKey')}
          text={t(open.kind === 'end' ? 'endText' : 'endKeyText', { name })}
          busy={busy}
          problem={problem}
          onConfirm={steps.end}
          onClose={close}
        />
      )}
    </li>
  )
}

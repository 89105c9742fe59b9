// The member's passkeys: listed, added and removed.

import { type FormEvent, useState } from 'react'
import type { StaffPasskey } from '../../../contract/staff/passkeys-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMember } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { Failed, Loading } from '../components/states.tsx'
import { addPasskey, hasPasskeys } from '../login/passkey-browser.ts'

function AddDialog({ onClose, onAdded }: { onClose(): void; onAdded(): void }) {
  const t = useMessages('own')
  const { busy, problem, run } = useAct()
  const [name, setName] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await run(() => addPasskey(name))) onAdded()
  }
  return (
    <Dialog title={t('passkeyAdd')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('passkeyName')}
          hint={t('passkeyNameHint')}
          required
          maxLength={60}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('passkeyAdd')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: StaffPasskey; onRemove(): void }) {
  const t = useMessages('own')
  const { moment } = useDates()
  const { name, host, usableHere, createdAt, lastUsedAt } = passkey
  const created = t('passkeyCreated', { time: moment(createdAt) })
  const used = lastUsedAt === null ? t('passkeyUnused') : t('lastUsed', { time: moment(lastUsedAt) })
  return (
    <li>
      <div className="grow">
        <span>{name}</span>
        <small>{[created, used, ...(usableHere ? [] : [t('passkeyElsewhere', { host })])].join(' · ')}</small>
      </div>
      <button type="button" className="b sm" aria-label={`${t('passkeyRemove')}: ${name}`} onClick={onRemove}>
        {t('passkeyRemove')}
      </button>
    </li>
  )
}

export function PasskeysPanel() {
  const t = useMessages('own')
  const { secondFactor } = useMember()
  const list = useLoad('passkeys', async () => (await call('GET /api/admin/session/passkeys')).data)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<StaffPasskey | null>(null)
  const done = (text: string) => {
    setAdding(false)
    setRemoving(null)
    showToast(text)
    list.again()
  }
  return (
    <section className="panel" aria-labelledby="passkeys">
      <header>
        <h2 id="passkeys">{t('passkeys')}</h2>
      </header>
      <div className="in-b form">
        <p>{t(secondFactor ? 'passkeysText' : 'passkeysNeedApp')}</p>
        {list.error && <Failed error={list.error} onRetry={list.again} />}
        {!list.data && !list.error && <Loading />}
        <ul className="rows">
          {list.data?.map(passkey => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </ul>
        {!hasPasskeys() && <p className="sub">{t('passkeysUnsupported')}</p>}
        {hasPasskeys() && secondFactor && (
          <div className="acts">
            <button type="button" className="b" onClick={() => setAdding(true)}>
              {t('passkeyAdd')}
            </button>
          </div>
        )}
      </div>
      {adding && <AddDialog onClose={() => setAdding(false)} onAdded={() => done(t('passkeyAdded'))} />}
      {removing && (
        <ConfirmDialog
          title={t('passkeyRemove')}
          text={t('passkeyRemoveText', { name: removing.name })}
          confirm={t('passkeyRemove')}
          write={() => call('DELETE /api/admin/session/passkeys/{passkeyId}', { params: { passkeyId: removing.id } })}
          onDone={() => done(t('passkeyRemoved'))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  )
}

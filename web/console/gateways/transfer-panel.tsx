// The account that customers transfer money to: shown as they see it, set up, changed and removed.

import { type FormEvent, useState } from 'react'
import type { TransferAccount } from '../../../contract/gateways/transfer-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { Failed } from '../components/states.tsx'

const FIELDS = [
  { name: 'beneficiary', pattern: undefined, maxLength: 80 },
  { name: 'accountNumber', pattern: '[0-9]{6,18}', maxLength: 18 },
  { name: 'ifsc', pattern: '[A-Za-z]{4}0[A-Za-z0-9]{6}', maxLength: 11 },
  { name: 'bank', pattern: undefined, maxLength: 80 },
] as const
const EMPTY = { beneficiary: '', accountNumber: '', ifsc: '', bank: '' }

interface FormProps {
  transfer: TransferAccount
  onClose(): void
  onSaved(transfer: TransferAccount): void
}

function TransferForm({ transfer: { account, version }, onClose, onSaved }: FormProps) {
  const t = useMessages('gateways')
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(account ?? EMPTY)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { ...typed, version }
    const saved = await run(async () => (await call('POST /api/admin/transferAccount', { body })).data)
    if (saved) onSaved(saved)
  }
  return (
    <Dialog title={t('transferTitle')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <p>{t('transferFormText')}</p>
        {FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            label={t(name)}
            required
            autoComplete="off"
            spellCheck={false}
            {...input}
            value={typed[name]}
            onChange={event => setTyped(before => ({ ...before, [name]: event.target.value }))}
          />
        ))}
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('saveTransfer')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function TransferSteps({ transfer, onChanged, onReload }: StepsProps) {
  const t = useMessages('gateways')
  const [open, setOpen] = useState<'form' | 'remove' | null>(null)
  const { source, version } = transfer
  const done = (next: TransferAccount) => {
    setOpen(null)
    showToast(t('done'))
    onChanged(next)
  }
  const close = () => {
    setOpen(null)
    onReload()
  }
  const remove = async () => {
    const { data } = await call('POST /api/admin/transferAccount/remove', { body: { version } })
    onChanged(data)
    return data
  }
  return (
    <div className="acts">
      <button type="button" className={source === 'none' ? 'b go' : 'b'} onClick={() => setOpen('form')}>
        {t(source === 'none' ? 'setUp' : 'change')}
      </button>
      {source === 'console' && (
        <button type="button" className="b" onClick={() => setOpen('remove')}>
          {t('removeTransfer')}
        </button>
      )}
      {open === 'form' && <TransferForm transfer={transfer} onClose={close} onSaved={done} />}
      {open === 'remove' && (
        <ConfirmDialog
          title={t('removeTransfer')}
          text={t('removeTransferText')}
          confirm={t('removeTransfer')}
          write={remove}
          onDone={() => {
            setOpen(null)
            showToast(t('done'))
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface StepsProps {
  transfer: TransferAccount
  onChanged(transfer: TransferAccount): void
  onReload(): void
}

export function TransferPanel() {
  const t = useMessages('gateways')
  const { moment } = useDates()
  const may = useMay()
  const query = { market: 'IN' } as const
  const load = useLoad('transfer', async () => (await call('GET /api/admin/transferAccount', { query })).data)
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return null
  const { source, account, changedAt, changedBy } = load.data
  return (
    <section className="panel" aria-label={t('transfer')}>
      <header>
        <h2>{t('transfer')}</h2>
        <span className={source === 'none' ? 'tag' : 'tag good'}>
          {t(`state-${source === 'console' ? 'on' : source}`)}
        </span>
      </header>
      <div className="in-b form">
        <p>
          {source === 'environment' ? t('environmentText', { variables: 'BANK_TRANSFER_ACCOUNT' }) : t('transferText')}
        </p>
        {source === 'console' && !account && <p className="note">{t('unreadableText')}</p>}
        {account && (
          <dl className="kv">
            {FIELDS.map(({ name }) => (
              <div key={name} className="kv-row">
                <dt>{t(name)}</dt>
                <dd>{account[name]}</dd>
              </div>
            ))}
          </dl>
        )}
        {source === 'console' && changedAt && (
          <small className="sub">{t('changedBy', { name: changedBy ?? '', at: moment(changedAt) })}</small>
        )}
        {source !== 'environment' && may('gateways.write') && (
          <TransferSteps transfer={load.data} onChanged={load.show} onReload={load.again} />
        )}
      </div>
    </section>
  )
}

// Makes a partner of the market.

import { type FormEvent, useState } from 'react'
import { PARTNER_ACTS, type PartnerAct } from '../../../contract/partners/token.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { CheckList } from '../components/check-list.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'

interface ActsProps {
  may: readonly PartnerAct[]
  onChange(may: readonly PartnerAct[]): void
}

function Acts({ may, onChange }: ActsProps) {
  const t = useMessages('partners')
  const isEmpty = may.length === 0
  return (
    <CheckList<PartnerAct>
      label={t('may')}
      options={PARTNER_ACTS.map(value => ({ value, label: t(`may-${value}`) }))}
      value={may}
      onChange={onChange}
      note={<small className={isEmpty ? 'late' : 'sub'}>{t(isEmpty ? 'mayNothing' : 'mayHint')}</small>}
    />
  )
}

export function PartnerDialog({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const t = useMessages('partners')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [may, setMay] = useState<readonly PartnerAct[]>(['product', 'cart'])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { market, name, code, may: [...may] }
    if ((await run(() => call('POST /api/admin/partners', { body }))) === undefined) return
    showToast(t('saved'))
    onDone()
  }
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('name')}
          required
          maxLength={120}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Field
          label={t('code')}
          hint={t('codeHint')}
          required
          maxLength={40}
          pattern="[a-z0-9\-]{3,40}"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={code}
          onChange={event => setCode(event.target.value)}
        />
        <Acts may={may} onChange={setMay} />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy || may.length === 0}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

// Creates a partner of the market.

import type { FormEvent } from 'react'
import { PARTNER_ACTS, type PartnerAct } from '../../../contract/partners/token.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { useDraft } from '../app/use-draft.ts'
import { CheckList } from '../components/check-list.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem } from '../components/field.tsx'
import { KeptDraft } from '../components/form-conflict.tsx'

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

interface Typed {
  name: string
  code: string
  may: readonly PartnerAct[]
}
const EMPTY: Typed = { name: '', code: '', may: ['product', 'cart'] }

export function PartnerDialog({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const t = useMessages('partners')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const draft = useDraft(`partner-${market}`, EMPTY)
  const { name, code, may } = draft.value
  const change = (part: Partial<Typed>) => draft.set({ ...draft.value, ...part })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { market, name, code, may: [...may] }
    if ((await run(() => call('POST /api/admin/partners', { body }))) === undefined) return
    draft.drop()
    showToast(t('saved'))
    onDone()
  }
  return (
    <Dialog title={t('new')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {draft.restored && <KeptDraft onDrop={draft.drop} />}
        <Field
          label={t('name')}
          required
          maxLength={120}
          value={name}
          onChange={event => change({ name: event.target.value })}
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
          onChange={event => change({ code: event.target.value })}
        />
        <Acts may={may} onChange={acts => change({ may: acts })} />
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

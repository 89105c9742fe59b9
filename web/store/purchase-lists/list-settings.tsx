// Name and reminder of a purchase list, and its deletion.

import { type FormEvent, useRef, useState } from 'react'
import type { PurchaseList, Repeat } from '../../../contract/purchase-lists/api.ts'
import { MAX_EVERY, MAX_LIST_NAME } from '../../../contract/purchase-lists/limits.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { navigate } from '../../framework/navigation.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { useDates } from '../../framework/use-dates.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useMessages } from '../app/messages.ts'
import account from '../customers/components/account.module.css'
import { FormError } from '../shared/form-error.tsx'
import styles from './lists.module.css'

export function ReminderText({ list: { repeat, nextOn } }: { list: PurchaseList }) {
  const t = useMessages('lists')
  const { day } = useDates()
  if (!repeat || !nextOn) return <p className="quiet">{t('noRepeat')}</p>
  return (
    <p className="quiet">
      {t(repeat.unit === 'week' ? 'everyWeeks' : 'everyMonths', { count: repeat.every })}
      {' · '}
      {t('nextOn', { day: day(nextOn) })}
    </p>
  )
}

interface Entered {
  every: string
  unit: Repeat['unit']
  startsOn: string
}

/** The reminder interval as entered. */
function RhythmFields({
  value,
  checked,
  onChange,
}: {
  value: Entered
  checked: boolean
  onChange(value: Entered): void
}) {
  const t = useMessages('lists')
  return (
    <div className={styles.rhythm}>
      <TextField
        label={t('every')}
        inputMode="numeric"
        value={value.every}
        maxLength={2}
        error={checked && !readEvery(value.every) ? t('everyWrong') : ''}
        onChange={event => onChange({ ...value, every: event.target.value })}
      />
      <SelectField
        label={t('unit')}
        value={value.unit}
        options={[
          { value: 'week', label: t('unitWeeks') },
          { value: 'month', label: t('unitMonths') },
        ]}
        onChange={event => onChange({ ...value, unit: event.target.value === 'week' ? 'week' : 'month' })}
      />
      <TextField
        label={t('startsOn')}
        type="date"
        value={value.startsOn}
        error={checked && value.startsOn === '' ? t('dayMissing') : ''}
        onChange={event => onChange({ ...value, startsOn: event.target.value })}
      />
    </div>
  )
}

function readEvery(text: string): number | null {
  const every = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0
  return every >= 1 && every <= MAX_EVERY ? every : null
}

interface ListSettingsProps {
  list: PurchaseList
  canRemind: boolean
  onSaved(): void
}

export function ListSettings({ list, canRemind, onSaved }: ListSettingsProps) {
  const t = useMessages('lists')
  const { href } = useLocale()
  const { repeat } = list
  const [name, setName] = useState(list.name)
  const [isRepeated, setRepeated] = useState(repeat !== null)
  const [rhythm, setRhythm] = useState<Entered>({
    every: String(repeat?.every ?? 1),
    unit: repeat?.unit ?? 'month',
    startsOn: repeat?.startsOn ?? '',
  })
  const [checked, setChecked] = useState(false)
  const action = useAction()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const every = readEvery(rhythm.every)
    if (!name.trim() || (isRepeated && (!every || !rhythm.startsOn))) return focusFirstError(form.current)
    const next = isRepeated && every ? { ...rhythm, every } : null
    void action.run(async () => {
      const body = { listId: list.listId, name: name.trim(), repeat: next }
      await quietCall('POST /api/v1/purchase/updatePurchaseList', { body })
      showToast(t('saved'))
      onSaved()
    })
  }
  return (
    <form ref={form} className={`panel ${account.panel}`} method="post" onSubmit={submit} noValidate>
      <h2>{t('settings')}</h2>
      <ReminderText list={list} />
      <div className={account.form}>
        <TextField
          label={t('name')}
          value={name}
          error={checked && !name.trim() ? t('nameMissing') : ''}
          maxLength={MAX_LIST_NAME}
          onChange={event => setName(event.target.value)}
        />
        <Checkbox label={t('remind')} checked={isRepeated} onChange={({ target }) => setRepeated(target.checked)} />
        {isRepeated && <RhythmFields value={rhythm} checked={checked} onChange={setRhythm} />}
        {isRepeated && !canRemind && (
          <Notice tone="warn" actions={<ButtonLink href={href('/dashboard/profile')}>{t('toProfile')}</ButtonLink>}>
            {t('noMail')}
          </Notice>
        )}
        <FormError text={action.error} />
        <Button type="submit" busy={action.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** Confirms the deletion of the list. */
export function DeleteList({ list: { listId, name } }: { list: PurchaseList }) {
  const t = useMessages('lists')
  const tCommon = useMessages('common')
  const { href } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const action = useAction()
  const remove = () =>
    action.run(async () => {
      await quietCall('POST /api/v1/purchase/removePurchaseList', { body: { listId } })
      showToast(t('deleted'))
      navigate(href('/dashboard/purchase-lists'), { replace: true })
    })
  return (
    <div>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('deleteTitle')} closeLabel={tCommon('close')}>
        <div className={styles.form}>
          <p style={{ overflowWrap: 'anywhere' }}>{t('deleteText', { name })}</p>
          <FormError text={action.error} />
          <div className={styles.actions}>
            <Button busy={action.busy} onClick={() => void remove()}>
              {t('delete')}
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {tCommon('cancel')}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  )
}

// Settings of a market: their values and the screens of the area, searchable; changed at once, and reset to the
// default.

import { type ChangeEvent, type FormEvent, useState } from 'react'
import { isMethodOn } from '../../../contract/payments/switches.rules.ts'
import type { StoreSetting } from '../../../contract/settings/api.ts'
import { PAYMENT_METHOD_IDS } from '../../../contract/shared/limits.ts'
import { hasDay } from '../../../contract/support/care.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { formatMinute, formatWeekday, formatWeekdays, WEEK } from '../../framework/messages/format-days.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { findViews } from '../app/find-views.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { SETTINGS_VIEWS, type SettingsViewKey } from '../app/settings-views.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { CheckList } from '../components/check-list.tsx'
import { Field } from '../components/field.tsx'
import { ListSearch } from '../components/list-head.tsx'
import { usePaymentNames } from '../components/payment-names.ts'
import { RecordHistory } from '../components/record-history.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { CashMentions } from './cash-mentions.tsx'
import { MethodsField, switchedIn } from './methods-field.tsx'
import { readValue, typedOf } from './setting-value.ts'

const GROUPS = [
  ...(['shipping', 'gift', 'payments', 'prepaid', 'neft', 'emi', 'emi-partner', 'orders', 'cod', 'refunds'] as const),
  ...(['returns', 'payouts'] as const),
  ...(['care', 'listing', 'prices'] as const),
]

function useShown(): (setting: StoreSetting, value: number) => string {
  const t = useMessages('settings')
  const { money, number, language, market } = useLocale()
  const names = usePaymentNames()
  return ({ kind, fallback }, value) => {
    if (kind === 'methods' && value === fallback) return t('allMethods')
    if (kind === 'money') return money(value)
    if (kind === 'share') return `${number(value / 100)}%`
    if (kind === 'time') return formatMinute(value, language)
    if (kind === 'methods')
      return switchedIn(market)
        .filter(id => isMethodOn(value, id))
        .map(names.method)
        .join(', ')
    return kind === 'weekdays' ? formatWeekdays(value, language) : number(value)
  }
}

interface ValueFieldProps {
  setting: StoreSetting
  label: string
  hint: string
  error: string
  typed: string
  onType(typed: string): void
}

/** The value as typed: days are selected, a time has a field of its kind. */
function ValueField({ setting, label, hint, error, typed, onType }: ValueFieldProps) {
  const { language } = useLocale()
  const readOnly = !useMay()('settings.write')
  const field = {
    label,
    hint,
    error,
    readOnly,
    value: typed,
    onChange: (event: TypedEvent) => onType(event.target.value),
  }
  if (setting.kind === 'time') return <Field {...field} type="time" />
  if (setting.kind === 'methods') return <MethodsField {...{ label, hint, error, typed, readOnly, onType }} />
  if (setting.kind !== 'weekdays') return <Field {...field} inputMode="decimal" />
  const days = Number(typed)
  const chosen = WEEK.filter(day => hasDay(days, day)).map(String)
  return (
    <fieldset className="bare" disabled={readOnly}>
      <CheckList
        label={label}
        note={<small className={error ? 'late' : 'sub'}>{error || hint}</small>}
        dense
        options={WEEK.map(day => ({ value: String(day), label: formatWeekday(day, language) }))}
        value={chosen}
        onChange={next => onType(String(next.reduce((sum, day) => sum + 2 ** Number(day), 0)))}
      />
    </fieldset>
  )
}

type TypedEvent = ChangeEvent<HTMLInputElement>

/** The value of a version. @throws Error for an invalid one */
function valueIn({ value }: Readonly<Record<string, unknown>>): { value: number } {
  if (typeof value !== 'number') throw new Error('No value of a setting')
  return { value }
}

/** The allowed range; none for payment methods and days. */
function useBounds(setting: StoreSetting): string {
  const t = useMessages('settings')
  const shown = useShown()
  const { kind, min, max } = setting
  if (kind === 'methods' || kind === 'weekdays') return ''
  return t('bounds', { min: shown(setting, min), max: shown(setting, max) })
}

interface SettingHistoryProps {
  setting: StoreSetting
  busy: boolean
  isTyped: boolean
  onRestore(value: number): Promise<void>
}

function SettingHistory({ setting, busy, isTyped, onRestore }: SettingHistoryProps) {
  const t = useMessages('settings')
  const versions = useMessages('versions')
  const { market } = useLocale()
  const shown = useShown()
  const may = useMay()
  return (
    <RecordHistory
      record={{ recordKind: 'setting', recordId: `${market} ${setting.key}` }}
      now={{ value: setting.value }}
      read={valueIn}
      words={({ value }) => [{ name: 'value', label: t(setting.key), value: shown(setting, value) }]}
      busy={busy}
      blocked={isTyped ? versions('saveFirst') : ''}
      onRestore={may('settings.write') ? ({ value }) => void onRestore(value) : undefined}
    />
  )
}

interface RowProps {
  setting: StoreSetting
  onSaved(setting: StoreSetting): void
  onConflict(): void
}

const isCashOff = ({ key, value }: StoreSetting) =>
  key === 'payments.methods' && !isMethodOn(value, PAYMENT_METHOD_IDS.cashOnDelivery)

function SettingRow({ setting, onSaved, onConflict }: RowProps) {
  const t = useMessages('settings')
  const { market } = useLocale()
  const { moment } = useDates()
  const shown = useShown()
  const may = useMay()
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState<string | null>(null)
  const { key, value, fallback, changedBy, changedAt } = setting
  const save = async (next: number | null) => {
    const sent = { params: { settingKey: key }, body: { market, value: next, before: value } }
    const saved = await run(async () => (await call('POST /api/admin/settings/{settingKey}', sent)).data)
    if (!saved) return onConflict()
    setTyped(null)
    showToast(t('saved'))
    onSaved(saved)
  }
  const next = typed === null ? null : readValue(setting, typed)
  const isNew = next !== null && next !== value
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNew) void save(next)
  }
  const bounds = useBounds(setting)
  const by = changedBy && changedAt ? t('changedBy', { name: changedBy, at: moment(changedAt) }) : t('isDefault')
  return (
    <li>
      <form className="form grow" onSubmit={submit}>
        <ValueField
          setting={setting}
          label={t(key)}
          hint={`${t(`${key}.note`)} ${setting.kind === 'weekdays' ? t('oneDay') : bounds}`}
          error={problem || (typed !== null && next === null ? bounds || t('oneDay') : '')}
          typed={typed ?? typedOf(setting, value)}
          onType={setTyped}
        />
        <small className="sub">{by}</small>
        {isCashOff(setting) && <CashMentions />}
        {may('settings.write') && (typed !== null || changedBy !== null) && (
          <div className="acts">
            {typed !== null && (
              <button type="submit" className="b go sm" disabled={busy || !isNew}>
                {t('save')}
              </button>
            )}
            {changedBy !== null && (
              <button type="button" className="b sm" disabled={busy} onClick={() => save(null)}>
                {t('toDefault', { value: shown(setting, fallback) })}
              </button>
            )}
          </div>
        )}
        {changedBy !== null && <SettingHistory {...{ setting, busy, isTyped: typed !== null }} onRestore={save} />}
      </form>
    </li>
  )
}

function FoundScreens({ screens }: { screens: readonly { key: SettingsViewKey; name: string; path: string }[] }) {
  const t = useMessages('settings')
  if (screens.length === 0) return null
  return (
    <section className="panel" aria-label={t('screens')}>
      <header>
        <h2>{t('screens')}</h2>
      </header>
      <ul className="rows in-b">
        {screens.map(({ key, name, path }) => (
          <li key={key}>
            <a href={to(path)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Screen() {
  const t = useMessages('settings')
  const { market } = useLocale()
  const may = useMay()
  const text = (useQuery().get('text') ?? '').trim().toLowerCase()
  const load = useLoad(market, async () => (await call('GET /api/admin/settings', { query: { market } })).data)
  const fits = ({ key }: StoreSetting) => `${t(key)} ${t(`${key}.note`)} ${key}`.toLowerCase().includes(text)
  const found = load.data?.filter(one => one.kind !== 'features' && fits(one)) ?? []
  const screens = text ? findViews(SETTINGS_VIEWS, t, may, text).filter(({ key }) => key !== 'settings') : []
  const saved = (next: StoreSetting) => load.show((load.data ?? []).map(one => (one.key === next.key ? next : one)))
  return (
    <div className="stack editor">
      <SettingsHead current="settings" />
      <div className="tools">
        <ListSearch label={t('find')} />
      </div>
      <p className="soft">{t('atOnce')}</p>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      <FoundScreens screens={screens} />
      {load.data && found.length + screens.length === 0 && <EmptyState icon="search" title={t('nothing')} />}
      {GROUPS.map(group => {
        const members = found.filter(({ key }) => key.startsWith(`${group}.`))
        if (members.length === 0) return null
        return (
          <section key={group} className="panel" aria-label={t(`group-${group}`)}>
            <header>
              <h2>{t(`group-${group}`)}</h2>
            </header>
            <ul className="rows in-b">
              {members.map(setting => (
                <SettingRow
                  key={`${market} ${setting.key} ${setting.value}`}
                  setting={setting}
                  onSaved={saved}
                  onConflict={load.again}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

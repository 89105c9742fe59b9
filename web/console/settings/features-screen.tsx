// Features of the store in a market: each on or off, with what switching it off does and what stays.

import { type FormEvent, useId, useState } from 'react'
import type { StoreSetting } from '../../../contract/settings/api.ts'
import {
  FEATURE_NAMES,
  type Feature,
  featuresIn,
  isFeatureOff,
  withFeature,
} from '../../../contract/settings/features.rules.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { RecordHistory } from '../components/record-history.tsx'
import { SettingsHead } from '../components/settings-head.tsx'
import { Failed, Loading } from '../components/states.tsx'

const KEY = 'store.features-off'

/** The bits of a version. @throws Error for one that has none */
function bitsIn({ value }: Readonly<Record<string, unknown>>): { value: number } {
  if (typeof value !== 'number') throw new Error('No value of a setting')
  return { value }
}

interface RowProps {
  feature: Feature
  on: boolean
  readOnly: boolean
  onSwitch(on: boolean): void
}

function FeatureRow({ feature, on, readOnly, onSwitch }: RowProps) {
  const t = useMessages('features')
  const textId = useId()
  return (
    <li className="lead">
      <div className="grow">
        <label className="acts">
          <input
            type="checkbox"
            className="ck"
            checked={on}
            disabled={readOnly}
            aria-describedby={textId}
            onChange={event => onSwitch(event.target.checked)}
          />
          <b>{t(feature)}</b>
          <span className={on ? 'sub' : 'late'}>{t(on ? 'on' : 'off')}</span>
        </label>
        <div id={textId}>
          <small>
            <b>{t('whenOff')}</b> {t(`${feature}.off`)}
          </small>
          <small>
            <b>{t('stays')}</b> {t(`${feature}.stays`)}
          </small>
        </div>
      </div>
    </li>
  )
}

/** What was switched since `seen`, on top of what somebody else has saved meanwhile. */
function rebased(bits: number, seen: number, value: number): number {
  return FEATURE_NAMES.filter(feature => isFeatureOff(bits, feature) !== isFeatureOff(seen, feature)).reduce(
    (sum, feature) => withFeature(sum, feature, !isFeatureOff(bits, feature)),
    value,
  )
}

interface HistoryProps {
  value: number
  busy: boolean
  isChanged: boolean
  onRestore(value: number): void
}

function FeatureHistory({ value, busy, isChanged, onRestore }: HistoryProps) {
  const t = useMessages('features')
  const versions = useMessages('versions')
  const { market } = useLocale()
  const may = useMay()('settings.write')
  const offIn = (bits: number) =>
    featuresIn(market)
      .filter(feature => isFeatureOff(bits, feature))
      .map(feature => t(feature))
      .join(', ') || t('allOn')
  return (
    <RecordHistory
      record={{ recordKind: 'setting', recordId: `${market} ${KEY}` }}
      now={{ value }}
      read={bitsIn}
      words={one => [{ name: 'value', label: t('offNow'), value: offIn(one.value) }]}
      busy={busy}
      blocked={isChanged ? versions('saveFirst') : ''}
      onRestore={may ? one => onRestore(one.value) : undefined}
    />
  )
}

interface FormProps {
  setting: StoreSetting
  onSaved(setting: StoreSetting): void
  onConflict(): void
}

/** The form as it is switched; what somebody else saves meanwhile comes in below it. */
function useSwitches({ setting, onSaved, onConflict }: FormProps) {
  const t = useMessages('features')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const { value, fallback } = setting
  const [bits, setBits] = useState(value)
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    setBits(rebased(bits, seen, value))
  }
  const save = async (next: number) => {
    const body = { market, value: next === fallback ? null : next, before: value }
    const sent = { params: { settingKey: KEY }, body } as const
    const saved = await run(async () => (await call('POST /api/admin/settings/{settingKey}', sent)).data)
    if (!saved) return onConflict()
    showToast(t('saved'))
    onSaved(saved)
  }
  return { busy, problem, bits, setBits, save, isChanged: bits !== value }
}

function FeaturesForm(props: FormProps) {
  const t = useMessages('features')
  const settings = useMessages('settings')
  const { market } = useLocale()
  const { moment } = useDates()
  const may = useMay()('settings.write')
  const { busy, problem, bits, setBits, save, isChanged } = useSwitches(props)
  const { value, changedBy, changedAt } = props.setting
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) void save(bits)
  }
  const by = changedBy && changedAt ? settings('changedBy', { name: changedBy, at: moment(changedAt) }) : ''
  return (
    <form className="panel" aria-label={t('list')} onSubmit={submit}>
      <ul className="rows in-b">
        {featuresIn(market).map(feature => (
          <FeatureRow
            key={feature}
            feature={feature}
            on={!isFeatureOff(bits, feature)}
            readOnly={!may || busy}
            onSwitch={on => setBits(withFeature(bits, feature, on))}
          />
        ))}
      </ul>
      <div className="in-b form">
        {problem && (
          <p className="late" role="alert">
            {problem}
          </p>
        )}
        {may && (
          <div className="acts">
            <button type="submit" className="b go" disabled={busy || !isChanged}>
              {t('save')}
            </button>
            {isChanged && (
              <button type="button" className="b" disabled={busy} onClick={() => setBits(value)}>
                {t('undo')}
              </button>
            )}
          </div>
        )}
        <small className="sub">{by || settings('isDefault')}</small>
        <FeatureHistory {...{ value, busy, isChanged }} onRestore={next => void save(next)} />
      </div>
    </form>
  )
}

export function Screen() {
  const t = useMessages('features')
  const { market } = useLocale()
  const load = useLoad(market, async () => {
    const { data } = await call('GET /api/admin/settings', { query: { market } })
    return data.filter(({ key }) => key === KEY)
  })
  const [setting] = load.data ?? []
  return (
    <div className="stack editor">
      <SettingsHead current="features" />
      <p className="soft">{t('intro')}</p>
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {setting && (
        <FeaturesForm key={market} setting={setting} onSaved={saved => load.show([saved])} onConflict={load.again} />
      )}
    </div>
  )
}

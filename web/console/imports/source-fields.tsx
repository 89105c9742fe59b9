// The fields of an import source: location, format, schedule, and permissions.

import { RETIRED_MAX, RHYTHMS, SOURCE_FORMATS } from '../../../contract/imports/sources.rules.ts'
import type { ImportSource, ImportSourceInput } from '../../../contract/imports/sources-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { useLoad } from '../app/use-load.ts'
import { Field, Select } from '../components/field.tsx'
import { clockOf, minutesOf } from './source-words.tsx'

/** As entered. */
export interface Values
  extends Omit<ImportSourceInput, 'username' | 'password' | 'mapping' | 'maxRejectedPercent' | 'maxRetired'> {
  username: string
  password: string
  mapping: string
  maxRejectedPercent: string
  maxRetired: string
}

/** Initial values of the form; never includes the password. */
export function fieldsOf(source: ImportSource | null): Values {
  if (!source)
    return {
      ...{ name: '', address: '', username: '', password: '', format: 'csv', mapping: '', every: 'day' },
      ...{ atMinute: 360, weekday: 1, applies: false, maxRejectedPercent: '5', maxRetired: '0' },
    }
  const { name, address, username, format, mapping, every, atMinute, weekday, applies } = source
  return {
    ...{ name, address, username: username ?? '', password: '', format, mapping: mapping ?? '', every },
    ...{ atMinute, weekday, applies },
    ...{ maxRejectedPercent: String(source.maxRejectedPercent), maxRetired: String(source.maxRetired) },
  }
}

/** The input of the call. */
export function bodyOf(values: Values): ImportSourceInput {
  const { username, password, mapping, maxRejectedPercent, maxRetired, ...others } = values
  return {
    ...others,
    username: username.trim() || null,
    ...(username.trim() && password && { password }),
    mapping: mapping || null,
    maxRejectedPercent: Number(maxRejectedPercent),
    maxRetired: Number(maxRetired),
  }
}

interface PartProps {
  values: Values
  onChange(part: Partial<Values>): void
}

function PlaceFields({ values, hasPassword, onChange }: PartProps & { hasPassword: boolean }) {
  const t = useMessages('import-sources')
  const { name, address, username, password, format } = values
  return (
    <>
      <Field
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={80}
        value={name}
        onChange={event => onChange({ name: event.target.value })}
      />
      <Field
        label={t('address')}
        hint={t('addressHint')}
        required
        type="url"
        maxLength={500}
        value={address}
        onChange={event => onChange({ address: event.target.value })}
      />
      <Select
        label={t('format')}
        value={format}
        options={SOURCE_FORMATS.map(value => ({ value, label: t(`format-${value}`) }))}
        onChange={format => onChange({ format })}
      />
      <Field
        label={t('username')}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={username}
        onChange={event => onChange({ username: event.target.value })}
      />
      {username && (
        <Field
          label={t('password')}
          hint={t(hasPassword ? 'passwordKept' : 'passwordHint')}
          type="password"
          maxLength={200}
          autoComplete="new-password"
          required={!hasPassword}
          value={password}
          onChange={event => onChange({ password: event.target.value })}
        />
      )}
    </>
  )
}

function TimeFields({ values, market, onChange }: PartProps & { market: Market }) {
  const t = useMessages('import-sources')
  const { every, atMinute, weekday } = values
  return (
    <>
      <Select
        label={t('every')}
        value={every}
        options={RHYTHMS.map(value => ({ value, label: t(`every-${value}`) }))}
        onChange={every => onChange({ every })}
      />
      {every === 'week' && (
        <Select
          label={t('weekday')}
          value={String(weekday)}
          options={[1, 2, 3, 4, 5, 6, 7].map(day => ({
            ...{ value: String(day), label: t(`weekday-${day}` as 'weekday-1') },
          }))}
          onChange={day => onChange({ weekday: Number(day) })}
        />
      )}
      {every === 'hour' ? (
        <Field
          label={t('minute')}
          type="number"
          required
          min={0}
          max={59}
          value={String(atMinute % 60)}
          onChange={event => onChange({ atMinute: Math.min(59, Math.max(0, Math.trunc(Number(event.target.value)))) })}
        />
      ) : (
        <Field
          label={t('time', { place: t(`place-${market}`) })}
          type="time"
          required
          value={clockOf(atMinute)}
          onChange={event => onChange({ atMinute: minutesOf(event.target.value) })}
        />
      )}
    </>
  )
}

function LimitFields({ values, onChange }: PartProps) {
  const t = useMessages('import-sources')
  const { applies, maxRejectedPercent, maxRetired } = values
  return (
    <>
      <Select
        label={t('mode')}
        value={applies ? 'apply' : 'check'}
        options={(['check', 'apply'] as const).map(value => ({ value, label: t(`mode-${value}`) }))}
        onChange={mode => onChange({ applies: mode === 'apply' })}
      />
      <Field
        label={t('maxRejected')}
        type="number"
        required
        min={0}
        max={100}
        step={1}
        value={maxRejectedPercent}
        onChange={event => onChange({ maxRejectedPercent: event.target.value })}
      />
      <Field
        label={t('maxRetired')}
        hint={t('limitsHint')}
        type="number"
        required
        min={0}
        max={RETIRED_MAX}
        step={1}
        value={maxRetired}
        onChange={event => onChange({ maxRetired: event.target.value })}
      />
    </>
  )
}

interface FieldsProps extends PartProps {
  market: Market
  /** Whether one is stored. */
  hasPassword: boolean
}

export function SourceFields({ values, market, hasPassword, onChange }: FieldsProps) {
  const t = useMessages('import-sources')
  const mappings = useLoad('mappings', async () => (await call('GET /api/admin/importMappings')).data)
  const names = new Set([
    ...(mappings.data?.map(({ name }) => name) ?? []),
    ...(values.mapping ? [values.mapping] : []),
  ])
  return (
    <>
      <PlaceFields values={values} hasPassword={hasPassword} onChange={onChange} />
      <Select
        label={t('mapping')}
        value={values.mapping}
        options={[{ value: '', label: t('guessed') }, ...[...names].map(name => ({ value: name, label: name }))]}
        onChange={mapping => onChange({ mapping })}
      />
      <TimeFields values={values} market={market} onChange={onChange} />
      <LimitFields values={values} onChange={onChange} />
    </>
  )
}

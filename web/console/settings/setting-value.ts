// Values of settings as people read and type them: amounts with decimals, shares in percent, numbers, times of the day.

import type { StoreSetting } from '../../../contract/settings/api.ts'

const inHundredths = ({ kind }: Pick<StoreSetting, 'kind'>) => kind === 'money' || kind === 'share'

/** `09:30` for a minute of the day, as the value of a time field. */
const clockOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map(part => String(part).padStart(2, '0')).join(':')

/** The minute of the day for `09:30`; null for anything else. */
function minuteOf(typed: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** Display value of a field: `99`, `99.50`, `2.5`, `09:30`. */
export function typedOf(setting: Pick<StoreSetting, 'kind'>, value: number): string {
  if (setting.kind === 'time') return clockOf(value)
  if (!inHundredths(setting)) return String(value)
  return setting.kind === 'share' ? String(value / 100) : (value / 100).toFixed(value % 100 === 0 ? 0 : 2)
}

/** The value of the input; null if it is invalid or out of bounds. */
export function readValue(setting: Pick<StoreSetting, 'kind' | 'min' | 'max'>, typed: string): number | null {
  if (setting.kind === 'time') return minuteOf(typed)
  const text = typed.trim().replaceAll(',', '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  if (!inHundredths(setting) && text.includes('.')) return null
  const value = inHundredths(setting) ? Math.round(Number(text) * 100) : Number(text)
  return value >= setting.min && value <= setting.max ? value : null
}

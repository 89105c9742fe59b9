// Values of settings as people read and type them: amounts with decimals, shares in percent, numbers.

import type { StoreSetting } from '../../../contract/settings/api.ts'

const inHundredths = ({ kind }: Pick<StoreSetting, 'kind'>) => kind !== 'count'

/** What a field shows: `99`, `99.50`, `2.5`. */
export function typedOf(setting: Pick<StoreSetting, 'kind'>, value: number): string {
  if (!inHundredths(setting)) return String(value)
  return setting.kind === 'share' ? String(value / 100) : (value / 100).toFixed(value % 100 === 0 ? 0 : 2)
}

/** The value of what was typed; null when it is none within the bounds. */
export function readValue(setting: Pick<StoreSetting, 'kind' | 'min' | 'max'>, typed: string): number | null {
  const text = typed.trim().replaceAll(',', '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return null
  if (!inHundredths(setting) && text.includes('.')) return null
  const value = inHundredths(setting) ? Math.round(Number(text) * 100) : Number(text)
  return value >= setting.min && value <= setting.max ? value : null
}

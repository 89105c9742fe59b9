// Explains the rank of a product for a search text.

import type { Why } from '../../../contract/search/tuning-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'

const FACTORS = ['coverage', 'kind', 'named', 'brand', 'category', 'title', 'popularity', 'availability'] as const

export function WhyHere({ why: { words, missing, partNumber, factors, score, tuned } }: { why: Why }) {
  const t = useMessages('synonyms')
  const { number } = useLocale()
  const total = words.reduce((sum, { points }) => sum + points, partNumber) || 1
  const share = (points: number) => `${number(Math.round((points / total) * 100))}%`
  const decimal = (value: number) => number(Math.round(value * 100) / 100)
  // a factor that rounds to 1 has no visible effect
  const shown = FACTORS.filter(name => Math.abs(factors[name] - 1) >= 0.005)
  const lineOf = ({ word, forms, fields, points }: Why['words'][number]) => {
    const form = forms.join(' ')
    const parts = { word, form, share: share(points), fields: fields.map(field => t(`in-${field}`)).join(', ') }
    return form === '' || form === word.toLowerCase() ? t('whyWord', parts) : t('whyWordAs', parts)
  }
  return (
    <ul className="why">
      {tuned && <li>{t(`why-${tuned}`)}</li>}
      {partNumber > 0 && <li>{t('whyPartNumber', { share: share(partNumber) })}</li>}
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may have a word twice
        <li key={at}>{lineOf(word)}</li>
      ))}
      {missing.length > 0 && <li>{t('whyMissing', { words: missing.join(', ') })}</li>}
      {shown.map(name => (
        <li key={name}>
          {t(`why-${name}`)}: × {decimal(factors[name])}
        </li>
      ))}
      {score > 0 && <li>{t('whyScore', { score: decimal(score) })}</li>}
    </ul>
  )
}

// An issue in one language, as its readers see it.

import type { IssueInput } from '../../../contract/newsletters/issues-api.ts'
import type { Language } from '../../../contract/shared/market.ts'
import { useMessages } from '../app/messages.ts'

export function IssuePreview({ issue, language }: { issue: IssueInput; language: Language }) {
  const t = useMessages('newsletters')
  const label = t(language === 'hi' ? 'inHindi' : 'inEnglish')
  const paragraphs = issue.text[language]
    .split(/\n\s*\n/)
    .map(text => text.trim())
    .filter(Boolean)
  return (
    <section className="panel" aria-label={label}>
      <header>
        <h2>{label}</h2>
      </header>
      <div className="in-b mail-preview" lang={language}>
        <h3>{issue.subject[language] || '–'}</h3>
        {paragraphs.map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same
          <p key={at}>{text}</p>
        ))}
        {issue.link !== null && issue.button[language] && (
          <p>
            <span className="b go">{issue.button[language]}</span> <small>{issue.link}</small>
          </p>
        )}
        {issue.msns.length > 0 && (
          <p>
            <small>{t('productsAtSending', { msns: issue.msns.join(', ') })}</small>
          </p>
        )}
      </div>
    </section>
  )
}

// Parts of a webhook request or response: a table of headers, and a body with a copy button.

import { useMessages } from '../app/messages.ts'
import { copyText } from '../components/copy-text.ts'

/** Pretty-printed JSON; any other text unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

export function HeaderTable({ title, headers }: { title: string; headers: Readonly<Record<string, string>> }) {
  const t = useMessages('webhooks')
  return (
    <table className="fields">
      <caption>{title}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('header')}</th>
          <th scope="col">{t('value')}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(headers).map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Body({ title, text }: { title: string; text: string }) {
  const t = useMessages('webhooks')
  const outcomes = { copied: t('copied'), notCopied: t('notCopied') }
  return (
    <div className="payload">
      <div className="acts">
        <b className="grow">{title}</b>
        <button
          type="button"
          className="b sm"
          aria-label={`${t('copy')}: ${title}`}
          onClick={() => copyText(text, outcomes)}
        >
          {t('copy')}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: it holds no fields */}
      <pre role="group" aria-label={title} tabIndex={0}>
        {readable(text)}
      </pre>
    </div>
  )
}

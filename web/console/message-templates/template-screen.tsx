// One message: its texts in both languages side by side.

import { TEMPLATE_CHANNELS } from '../../../contract/notifications/templates.rules.ts'
import { LANGUAGES } from '../../../contract/shared/market.ts'
import { ApiError } from '../../framework/api/api-error.ts'
import { useLocale } from '../../framework/locale.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { Failed, Loading } from '../components/states.tsx'
import { readTemplate } from './read-template.ts'
import { WordsForm } from './words-form.tsx'

export function Screen({ parts: [named = '', template = ''] }: { parts: readonly string[] }) {
  const t = useMessages('message-templates')
  const { market, language } = useLocale()
  const channel = TEMPLATE_CHANNELS.find(one => one === named) ?? 'mail'
  const load = useLoad(`${market} ${channel} ${template}`, () => readTemplate(market, channel, template))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (load.busy && !load.data) return <Loading />
  if (!load.data) return <Failed error={new ApiError(404, { code: 'message-template.unknown' })} onRetry={load.again} />
  const message = load.data
  const { own, standard } = message.words[language]
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/content/messages', { channel })}>{t(channel)}</a>
          </p>
          <h1>{own?.subject ?? standard.subject ?? template}</h1>
          <p className="sub">{t(channel === 'mail' ? 'mailHint' : 'textHint')}</p>
          <p className="sub">
            {t(message.values.length > 0 ? 'values' : 'noValues')}{' '}
            {message.values.map(value => (
              <span key={value} className="tag">
                <code>{`{${value}}`}</code> {t(`value-${value}` as 'value-order')}
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="pair">
        {LANGUAGES.map(one => (
          <WordsForm
            key={`${market} ${channel} ${template} ${one} ${message.words[one].version}`}
            {...{ market, message }}
            language={one}
            onSaved={load.show}
          />
        ))}
      </div>
    </>
  )
}

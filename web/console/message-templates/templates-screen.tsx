// Editable messages to customers: emails and text messages, with their content and the languages with a custom text.

import { TEMPLATE_CHANNELS } from '../../../contract/notifications/templates.rules.ts'
import type { MessageTemplate } from '../../../contract/notifications/templates-api.ts'
import { LANGUAGES } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useLoad } from '../app/use-load.ts'
import { type Column, List } from '../components/list.tsx'
import { ListHead, ListSearch, Views } from '../components/list-head.tsx'

const hrefOf = ({ channel, template }: MessageTemplate) => to(`/content/messages/${channel}/${template}`)

function useColumns(): Column<MessageTemplate>[] {
  const t = useMessages('message-templates')
  const { language } = useLocale()
  const { moment } = useDates()
  return [
    {
      ...{ key: 'words', title: t('says'), phone: 'cu' },
      cell: row => {
        const { own, standard } = row.words[language]
        const { subject, text } = own ?? standard
        return (
          <a className="clip" href={hrefOf(row)}>
            {subject ?? text}
          </a>
        )
      },
    },
    { key: 'template', title: t('template'), phone: 'id', cell: row => <code>{row.template}</code> },
    {
      ...{ key: 'own', title: t('ownWords'), phone: 'tot' },
      cell: row => {
        const changed = LANGUAGES.filter(one => row.words[one].own !== null)
        return changed.length === 0 ? t('standard') : changed.map(one => t(one)).join(', ')
      },
    },
    {
      ...{ key: 'changed', title: t('changed') },
      cell: row => {
        const times = LANGUAGES.flatMap(one => row.words[one].changedAt ?? []).sort()
        const last = times.at(-1)
        return last ? moment(last) : '–'
      },
    },
  ]
}

export function Screen() {
  const t = useMessages('message-templates')
  const { market, language } = useLocale()
  const query = useQuery()
  const channel = TEMPLATE_CHANNELS.find(one => one === query.get('channel')) ?? 'mail'
  const text = query.get('text')?.trim().toLowerCase()
  const load = useLoad(market, async () => {
    const { templates } = (await call('GET /api/admin/messageTemplates', { query: { market } })).data
    return { rows: templates, next: null }
  })
  const isFound = ({ template, words }: MessageTemplate) => {
    const { own, standard } = words[language]
    const shown = [template, own?.subject, own?.text, standard.subject, standard.text]
    return !text || shown.some(one => one?.toLowerCase().includes(text))
  }
  const rows = load.data?.rows.filter(row => row.channel === channel && isFound(row)) ?? []
  const views = TEMPLATE_CHANNELS.map(one => ({
    label: t(one),
    href: to('/content/messages', { channel: one, ...(text && { text }) }),
    current: one === channel,
  }))
  return (
    <div className="list-screen">
      <ListHead title={t('messages')} />
      <Views views={views} />
      <div className="tools">
        <ListSearch label={t('find')} />
      </div>
      <List
        columns={useColumns()}
        page={{ ...load, data: load.data && { ...load.data, rows } }}
        hrefOf={hrefOf}
        label={t(channel)}
        idOf={row => row.template}
        nameOf={row => row.template}
        empty={t('nothing')}
      />
    </div>
  )
}

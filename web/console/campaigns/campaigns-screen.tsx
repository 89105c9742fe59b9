// Campaigns: where and when each advertisement runs, with views and clicks.

import { useState } from 'react'
import type { StaffCampaign } from '../../../contract/content/campaigns-api.ts'
import { useLocale } from '../../framework/locale.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to, useQuery } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { useLoad } from '../app/use-load.ts'
import { Problem } from '../components/field.tsx'
import { ListHead, Views } from '../components/list-head.tsx'
import { EmptyState, Failed, Loading } from '../components/states.tsx'
import { CampaignDialog } from './campaign-dialog.tsx'

const STATES = ['running', 'planned', 'stopped', 'ended'] as const

function usePeriod(): (campaign: StaffCampaign) => string {
  const t = useMessages('campaigns')
  const { moment } = useDates()
  return ({ startsAt, endsAt }) =>
    endsAt ? t('period', { start: moment(startsAt), end: moment(endsAt) }) : t('openEnd', { start: moment(startsAt) })
}

function Switch({ campaign, onDone }: { campaign: StaffCampaign; onDone(): void }) {
  const t = useMessages('campaigns')
  const { busy, problem, run } = useAct()
  const active = campaign.state === 'stopped'
  const act = async () => {
    const params = { campaignId: campaign.campaignId }
    const write = () => call('POST /api/admin/campaigns/{campaignId}/active', { params, body: { active } })
    if ((await run(write)) === undefined) return
    showToast(t('saved'))
    onDone()
  }
  return (
    <>
      <button
        type="button"
        className="b sm"
        disabled={busy}
        aria-label={`${t(active ? 'resume' : 'stop')}: ${campaign.name}`}
        onClick={act}
      >
        {t(active ? 'resume' : 'stop')}
      </button>
      <Problem text={problem} />
    </>
  )
}

interface RowProps {
  campaign: StaffCampaign
  onChange(): void
  onDone(): void
}

function CampaignRow({ campaign, onChange, onDone }: RowProps) {
  const t = useMessages('campaigns')
  const { language, number } = useLocale()
  const may = useMay()
  const period = usePeriod()
  const { name, placement, title, text, link, categoryCode, seen, followed, state, weight } = campaign
  const share = seen > 0 ? t('share', { percent: number(Math.round((followed * 1000) / seen) / 10) }) : ''
  const counts = t('counts', { seen, followed })
  return (
    <li className="lead">
      <div className="grow">
        <span>
          <b>{name}</b> <span className="tag">{t(placement as 'home-banner')}</span>
        </span>
        <p>{title[language]}</p>
        <small>{text[language]}</small>
        <small>{[link, categoryCode && t('inCategory', { code: categoryCode })].filter(Boolean).join(' · ')}</small>
        <small>{[period(campaign), weight > 1 && t('weightOf', { weight })].filter(Boolean).join(' · ')}</small>
        <small>{[counts, share].filter(Boolean).join(' · ')}</small>
      </div>
      {may('campaigns.write') && (
        <div className="acts">
          {state !== 'ended' && <Switch campaign={campaign} onDone={onDone} />}
          <button type="button" className="b sm" aria-label={`${t('change')}: ${name}`} onClick={onChange}>
            {t('change')}
          </button>
        </div>
      )}
    </li>
  )
}

export function Screen() {
  const t = useMessages('campaigns')
  const { market } = useLocale()
  const may = useMay()
  const query = useQuery()
  const state = STATES.find(one => one === query.get('state')) ?? 'running'
  const load = useLoad(
    market,
    async () => (await call('GET /api/admin/campaigns', { query: { market } })).data.campaigns,
    true,
  )
  const [open, setOpen] = useState<StaffCampaign | 'new' | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    load.again()
  }
  const views = STATES.map(one => ({
    label: t(one),
    href: to('/campaigns', { state: one }),
    current: one === state,
    count: load.data?.filter(campaign => campaign.state === one).length ?? null,
  }))
  const shown = load.data?.filter(campaign => campaign.state === state)
  return (
    <div className="stack">
      <ListHead title={t('title')}>
        {may('campaigns.write') && (
          <button type="button" className="b go" onClick={() => setOpen('new')}>
            {t('new')}
          </button>
        )}
      </ListHead>
      <Views views={views} />
      {load.error && <Failed error={load.error} onRetry={load.again} />}
      {!load.data && !load.error && <Loading />}
      {shown?.length === 0 && <EmptyState icon="megaphone" title={t('nothing')} />}
      {shown && shown.length > 0 && (
        <section className="panel" aria-label={t('title')}>
          <ul className="rows in-b">
            {shown.map(campaign => (
              <CampaignRow
                key={campaign.campaignId}
                campaign={campaign}
                onChange={() => setOpen(campaign)}
                onDone={load.again}
              />
            ))}
          </ul>
        </section>
      )}
      {open && <CampaignDialog campaign={open === 'new' ? null : open} onClose={close} onDone={done} />}
    </div>
  )
}

// Writes a campaign, or changes one.

import { type FormEvent, useState } from 'react'
import { CAMPAIGN_PLACEMENTS, type CampaignPlacement } from '../../../contract/content/campaign-placements.ts'
import type { CampaignInput, StaffCampaign } from '../../../contract/content/campaigns-api.ts'
import type { Market } from '../../../contract/shared/market.ts'
import { useLocale } from '../../framework/locale.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { dayOf, startOfDay } from '../app/market-days.ts'
import { useMessages } from '../app/messages.ts'
import { useAct } from '../app/use-act.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'

interface Typed {
  placement: CampaignPlacement
  name: string
  titleEn: string
  titleHi: string
  textEn: string
  textHi: string
  link: string
  category: string
  brand: string
  weight: string
  starts: string
  ends: string
}

function typedOf(campaign: StaffCampaign | null, market: Market): Typed {
  const known = CAMPAIGN_PLACEMENTS.find(one => one === campaign?.placement)
  return {
    placement: known ?? 'home-banner',
    name: campaign?.name ?? '',
    ...{ titleEn: campaign?.title.en ?? '', titleHi: campaign?.title.hi ?? '' },
    ...{ textEn: campaign?.text.en ?? '', textHi: campaign?.text.hi ?? '' },
    link: campaign?.link ?? '',
    ...{ category: campaign?.categoryCode ?? '', brand: campaign?.brandSlug ?? '' },
    weight: String(campaign?.weight ?? 1),
    starts: dayOf(campaign?.startsAt ?? new Date().toISOString(), market),
    ends: campaign?.endsAt ? dayOf(campaign.endsAt, market) : '',
  }
}

function inputOf(typed: Typed, market: Market): Omit<CampaignInput, 'market'> {
  const { placement, name, titleEn, titleHi, textEn, textHi, link, category, brand, weight, starts, ends } = typed
  return {
    ...{ placement, name, link, weight: Number(weight) },
    ...{ title: { en: titleEn, hi: titleHi }, text: { en: textEn, hi: textHi } },
    ...{ categoryCode: category || null, brandSlug: brand || null },
    ...{ startsAt: startOfDay(starts, market), endsAt: ends ? startOfDay(ends, market) : null },
  }
}

type Change = (change: Partial<Typed>) => void

function Words({ typed, change }: { typed: Typed; change: Change }) {
  const t = useMessages('campaigns')
  const field = (name: 'titleEn' | 'titleHi' | 'textEn' | 'textHi', maxLength: number) => (
    <Field
      label={t(name)}
      required
      lang={name.endsWith('Hi') ? 'hi' : 'en'}
      maxLength={maxLength}
      value={typed[name]}
      onChange={event => change({ [name]: event.target.value })}
    />
  )
  return (
    <>
      {field('titleEn', 80)}
      {field('titleHi', 80)}
      {field('textEn', 160)}
      {field('textHi', 160)}
    </>
  )
}

function Target({ typed, change }: { typed: Typed; change: Change }) {
  const t = useMessages('campaigns')
  return (
    <>
      <Field
        label={t('link')}
        hint={t('linkHint')}
        required
        maxLength={500}
        pattern="/([^\/].*)?"
        value={typed.link}
        onChange={event => change({ link: event.target.value })}
      />
      <ChoiceField
        kind="category"
        label={t('category')}
        hint={t('categoryHint')}
        value={typed.category}
        onChange={category => change({ category })}
      />
      <ChoiceField
        kind="brand"
        label={t('brand')}
        hint={t('brandHint')}
        value={typed.brand}
        onChange={brand => change({ brand })}
      />
    </>
  )
}

function Period({ typed, change }: { typed: Typed; change: Change }) {
  const t = useMessages('campaigns')
  return (
    <>
      <Field
        label={t('starts')}
        type="date"
        required
        value={typed.starts}
        onChange={event => change({ starts: event.target.value })}
      />
      <Field
        label={t('ends')}
        hint={t('endsHint')}
        type="date"
        min={typed.starts}
        value={typed.ends}
        onChange={event => change({ ends: event.target.value })}
      />
      <Field
        label={t('weight')}
        hint={t('weightHint')}
        type="number"
        required
        min={1}
        max={100}
        value={typed.weight}
        onChange={event => change({ weight: event.target.value })}
      />
    </>
  )
}

interface CampaignDialogProps {
  /** Null for a new one. */
  campaign: StaffCampaign | null
  onClose(): void
  onDone(): void
}

export function CampaignDialog({ campaign, onClose, onDone }: CampaignDialogProps) {
  const t = useMessages('campaigns')
  const { market } = useLocale()
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState(() => typedOf(campaign, market))
  const change: Change = more => setTyped(before => ({ ...before, ...more }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = inputOf(typed, market)
    const write = () =>
      campaign
        ? call('POST /api/admin/campaigns/{campaignId}', { params: { campaignId: campaign.campaignId }, body: input })
        : call('POST /api/admin/campaigns', { body: { market, ...input } })
    if ((await run(write)) === undefined) return
    showToast(t('saved'))
    onDone()
  }
  return (
    <Dialog title={campaign ? t('changeTitle', { name: campaign.name }) : t('new')} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={80}
          value={typed.name}
          onChange={event => change({ name: event.target.value })}
        />
        <Select
          label={t('placement')}
          value={typed.placement}
          options={CAMPAIGN_PLACEMENTS.map(value => ({ value, label: t(value) }))}
          onChange={placement => change({ placement })}
        />
        <Words typed={typed} change={change} />
        <Target typed={typed} change={change} />
        <Period typed={typed} change={change} />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

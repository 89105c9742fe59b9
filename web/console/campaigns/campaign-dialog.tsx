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
import { useVersioned } from '../app/use-versioned.ts'
import { ChoiceField } from '../components/choice-field.tsx'
import { Dialog } from '../components/dialog.tsx'
import { Field, Problem, Select } from '../components/field.tsx'
import { DiscardButton, FormConflict, KeptDraft, useFieldWordsOf } from '../components/form-conflict.tsx'
import { FormHistory } from '../components/record-history.tsx'

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

const newCampaign = (market: Market, now: Date): StaffCampaign => ({
  ...{ campaignId: 0, market, placement: 'home-banner', name: '', title: { en: '', hi: '' }, text: { en: '', hi: '' } },
  ...{ link: '', categoryCode: null, brandSlug: null, weight: 1, startsAt: now.toISOString(), endsAt: null },
  ...{ state: 'planned', seen: 0, followed: 0, sales: 0, version: 0 },
})

function typedOf(campaign: StaffCampaign): Typed {
  const { market, placement, name, title, text, link, categoryCode, brandSlug, weight, startsAt, endsAt } = campaign
  return {
    placement: CAMPAIGN_PLACEMENTS.find(one => one === placement) ?? 'home-banner',
    ...{ name, titleEn: title.en, titleHi: title.hi, textEn: text.en, textHi: text.hi, link },
    ...{ category: categoryCode ?? '', brand: brandSlug ?? '', weight: String(weight) },
    ...{ starts: dayOf(startsAt, market), ends: endsAt ? dayOf(endsAt, market) : '' },
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

function Named({ typed, change }: { typed: Typed; change: Change }) {
  const t = useMessages('campaigns')
  return (
    <>
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
    </>
  )
}

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

function useCampaignWords() {
  const t = useMessages('campaigns')
  const words = useFieldWordsOf<Typed>({
    ...{ name: t('name'), placement: t('placement'), titleEn: t('titleEn'), titleHi: t('titleHi') },
    ...{ textEn: t('textEn'), textHi: t('textHi'), link: t('link'), category: t('category'), brand: t('brand') },
    ...{ starts: t('starts'), ends: t('ends'), weight: t('weight') },
  })
  return (typed: Typed) =>
    words(typed).map(word => (word.name === 'placement' ? { ...word, value: t(typed.placement) } : word))
}

export function CampaignDialog({ campaign, onClose, onDone }: CampaignDialogProps) {
  const t = useMessages('campaigns')
  const versions = useMessages('versions')
  const { market } = useLocale()
  const [record] = useState(() => campaign ?? newCampaign(market, new Date()))
  const { campaignId } = record
  const form = useVersioned(`campaign_${market}_${campaignId}`, record, typedOf)
  const { fields: typed, set: change } = form
  const { busy, problem } = form.act
  const words = useCampaignWords()
  const write = async (earlier?: Typed) => {
    const saved = await form.save((version, fields) => {
      const input = inputOf(fields, market)
      return campaign
        ? call('POST /api/admin/campaigns/{campaignId}', { params: { campaignId }, body: { ...input, version } })
        : call('POST /api/admin/campaigns', { body: { market, ...input } })
    }, earlier)
    if (!saved) return
    showToast(earlier ? versions('restored') : t('saved'))
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  const logged = { recordKind: 'campaign', recordId: String(campaignId) } as const
  const title = campaign ? t('changeTitle', { name: campaign.name }) : t('new')
  if (form.theirs)
    return (
      <Dialog title={title} onClose={onClose}>
        <FormConflict form={form} record={logged} words={words} onTaken={onDone} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="form" onSubmit={submit}>
        {form.restored && <KeptDraft onDrop={form.drop} />}
        <Named typed={typed} change={change} />
        <Words typed={typed} change={change} />
        <Target typed={typed} change={change} />
        <Period typed={typed} change={change} />
        <Problem text={problem} />
        <div className="acts">
          <button type="submit" className="b go" disabled={busy}>
            {t('save')}
          </button>
          <DiscardButton form={form} />
        </div>
      </form>
      {campaign && <FormHistory {...{ form, words }} record={logged} onRestore={earlier => void write(earlier)} />}
    </Dialog>
  )
}

// One brand, or a new one: names in both languages, country, logo, whether it is shown and leads.

import type { FormEvent } from 'react'
import type { EditedBrand } from '../../../contract/catalog/categories-api.ts'
import { navigate } from '../../framework/navigation.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useLoad } from '../app/use-load.ts'
import { useVersioned } from '../app/use-versioned.ts'
import { SaveBar } from '../components/conflict-panel.tsx'
import { Field, Problem } from '../components/field.tsx'
import { FormConflict, useFieldWordsOf } from '../components/form-conflict.tsx'
import { PictureField } from '../components/picture-field.tsx'
import { FormHistory } from '../components/record-history.tsx'
import { Failed, Loading } from '../components/states.tsx'

const NEW: EditedBrand = {
  ...{ brandSlug: '', version: 0, name: '', nameHi: '', country: 'IN', active: true, featured: null, logo: null },
  products: 0,
}
const read = async (brandSlug: string) =>
  (await call('GET /api/admin/brands/{brandSlug}', { params: { brandSlug } })).data
/** Of the address that the call answers with, or as the audit log has it. */
const hashOf = (logo: string | null) => /^(?:\/media\/)?([0-9a-f]{32})(?:\/|$)/.exec(logo ?? '')?.[1] ?? ''
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

const fieldsOf = ({ name, nameHi, country, active, featured, logo }: EditedBrand) => ({
  ...{ name, nameHi, country, active, featured: featured === null ? '' : String(featured), logo: hashOf(logo) },
})

const storePicture = async (data: string) =>
  (await call('POST /api/admin/products/pictures', { body: { type: 'image/jpeg', data } })).data.pictureId

function Logo({ hash, onStored }: { hash: string; onStored(hash: string): void }) {
  const t = useMessages('assortment')
  return (
    <PictureField
      hash={hash}
      label={t('logo')}
      unreadable={t('unreadable')}
      remove={t('removeLogo')}
      source="products"
      store={storePicture}
      onChange={onStored}
    />
  )
}

type Fields = ReturnType<typeof fieldsOf>

function useWords() {
  const t = useMessages('assortment')
  return useFieldWordsOf<Fields>({
    ...{ name: t('name'), nameHi: t('nameHi'), country: t('country'), featured: t('featured') },
    ...{ active: t('active'), logo: t('logo') },
  })
}

function Shown({ locked, active, onChange }: { locked: boolean; active: boolean; onChange(active: boolean): void }) {
  const t = useMessages('assortment')
  return (
    <label className="check">
      <input type="checkbox" disabled={locked} checked={active} onChange={event => onChange(event.target.checked)} />
      {t('active')}
    </label>
  )
}

interface BrandFormProps {
  brand: EditedBrand
  onSaved(brand: EditedBrand): void
}

function useForm({ brand, onSaved }: BrandFormProps) {
  const t = useMessages('assortment')
  const form = useVersioned(`brand_${brand.brandSlug}`, brand, fieldsOf, () => read(brand.brandSlug))
  const brandSlug = brand.brandSlug || slugOf(form.fields.name)
  const write = async (earlier?: Fields) => {
    const saved = await form.save(async (version, { featured, logo, ...rest }) => {
      const body = { ...rest, version, featured: featured === '' ? null : Number(featured), logo: logo || null }
      return (await call('POST /api/admin/brands/{brandSlug}', { params: { brandSlug }, body })).data
    }, earlier)
    if (!saved) return
    showToast(t('saved'))
    onSaved(saved)
  }
  return { form, write, record: { recordKind: 'brand', recordId: brandSlug } as const }
}

function BrandForm(props: BrandFormProps) {
  const t = useMessages('assortment')
  const may = useMay()
  const { brand, onSaved } = props
  const locked = !may('categories.write')
  const { form, write, record } = useForm(props)
  const words = useWords()
  const { fields, act } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void write()
  }
  const field = (name: 'name' | 'nameHi' | 'country' | 'featured') => ({
    readOnly: locked,
    value: fields[name],
    onChange: (event: { target: { value: string } }) => form.set({ [name]: event.target.value }),
  })
  if (form.theirs) return <FormConflict {...{ form, record, words }} onTaken={theirs => theirs && onSaved(theirs)} />
  return (
    <section className="panel tree-panel form">
      <form className="form" onSubmit={submit}>
        <div className="pair">
          <Field label={t('name')} required maxLength={120} lang="en" {...field('name')} />
          <Field label={t('nameHi')} required maxLength={120} lang="hi" {...field('nameHi')} />
          <Field
            label={t('country')}
            required
            pattern="[A-Z]{2}"
            maxLength={2}
            hint={t('countryHint')}
            {...field('country')}
          />
          <Field
            label={t('featured')}
            hint={t('featuredHint')}
            inputMode="numeric"
            pattern="[1-9]\d{0,2}"
            {...field('featured')}
          />
        </div>
        <Shown locked={locked} active={fields.active} onChange={active => form.set({ active })} />
        {may('products.write') && !locked && <Logo hash={fields.logo} onStored={logo => form.set({ logo })} />}
        <Problem text={act.problem} />
        {!locked && <SaveBar busy={act.busy} changed={form.changed} onDiscard={form.drop} />}
      </form>
      {brand.version > 0 && (
        <FormHistory {...{ form, record, words }} onRestore={locked ? undefined : earlier => void write(earlier)} />
      )}
    </section>
  )
}

export function Screen({ parts: [slug = ''] }: { parts: readonly string[] }) {
  const t = useMessages('assortment')
  const isNew = slug === 'new'
  const load = useLoad(slug, async () => (isNew ? NEW : read(slug)))
  if (load.error) return <Failed error={load.error} onRetry={load.again} />
  if (!load.data) return <Loading />
  const brand = load.data
  const saved = (next: EditedBrand) => (isNew ? navigate(to(`/categories/brands/${next.brandSlug}`)) : load.show(next))
  return (
    <>
      <div className="head">
        <div className="grow">
          <p className="crumb">
            <a href={to('/categories/brands')}>{t('brands')}</a>
          </p>
          <h1>{isNew ? t('newBrand') : brand.name}</h1>
        </div>
        {!isNew && (
          <div className="acts">
            <a className="b" href={to('/products', { brand: slug })}>
              {t('itsProducts')}
            </a>
          </div>
        )}
      </div>
      <div className="stack editor">
        <BrandForm key={`${slug} ${brand.version}`} brand={brand} onSaved={saved} />
      </div>
    </>
  )
}

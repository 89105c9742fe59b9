// The form of the customer's own review, new or existing.

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Review } from '../../../contract/reviews/api.ts'
import { quietCall } from '../../framework/session/session.ts'
import { focusFirstError, useAction } from '../../framework/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useMessages } from '../app/messages.ts'
import { PicturePicker } from './components/picture-picker.tsx'
import type { ReviewSectionProps } from './components/section-props.ts'
import { fetchReviews, NO_FILTER } from './fetch-reviews.ts'
import { LoginFirst } from './login-first.tsx'
import styles from './review-parts.module.css'
import { StarInput } from './star-input.tsx'
import { noteWritten } from './use-pages.ts'

/** Id of an image by its address. */
const idOf = (link: string) => link.split('/').at(-2) ?? ''

const uploadPicture = async (data: string) =>
  (await quietCall('POST /api/v1/review/addPicture', { body: { type: 'image/jpeg', data } })).data.link

function Thanks({ review }: { review: Review }) {
  const t = useMessages('reviews')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const held = review.state !== 'published'
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {t('thanks')}
      </h3>
      <Notice tone={held ? 'info' : 'good'}>{t(held ? 'heldReview' : 'thanksText')}</Notice>
    </div>
  )
}

function useForm(msn: string, own: Review | null, onWritten: (review: Review) => void) {
  const form = useRef<HTMLFormElement>(null)
  const [rating, setRating] = useState(own?.rating ?? 0)
  const [title, setTitle] = useState(own?.title ?? '')
  const [body, setBody] = useState(own?.text ?? '')
  const [links, setLinks] = useState<readonly string[]>(own?.pictures ?? [])
  const [checked, setChecked] = useState(false)
  const action = useAction()
  const missing = { rating: rating === 0, body: body.trim() === '' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (missing.rating || missing.body) return focusFirstError(form.current)
    void action.run(async () => {
      const { data } = await quietCall('POST /api/v1/review/addReview', {
        body: { msn, rating, title, text: body, pictures: links.map(idOf) },
      })
      onWritten(data.review)
      noteWritten()
    })
  }
  const wrong = { rating: checked && missing.rating, body: checked && missing.body }
  return { form, rating, setRating, title, setTitle, body, setBody, links, setLinks, action, submit, wrong }
}

function ReviewForm({
  msn,
  own,
  onWritten,
}: ReviewSectionProps & { own: Review | null; onWritten(review: Review): void }) {
  const t = useMessages('reviews')
  const { form, rating, setRating, title, setTitle, body, setBody, links, setLinks, action, submit, wrong } = useForm(
    msn,
    own,
    onWritten,
  )
  return (
    <form ref={form} className={styles.form} method="post" onSubmit={submit} noValidate>
      {own && own.state !== 'published' && (
        <Notice tone={own.state === 'held' ? 'info' : 'warn'}>
          {t(own.state === 'held' ? 'heldReview' : 'rejectedReview')}
        </Notice>
      )}
      <StarInput value={rating} error={wrong.rating ? t('chooseStars') : ''} onChange={setRating} />
      <TextArea
        label={t('reviewText')}
        hint={t('reviewTextHint')}
        error={wrong.body ? t('textMissing') : ''}
        rows={5}
        maxLength={3000}
        value={body}
        onChange={event => setBody(event.target.value)}
      />
      <TextField
        label={t('reviewTitle')}
        hint={t('reviewTitleHint')}
        maxLength={120}
        value={title}
        onChange={event => setTitle(event.target.value)}
      />
      <PicturePicker legend={t('pictures')} upload={uploadPicture} links={links} onChange={setLinks} />
      <p className="quiet">{t('plainText')}</p>
      {action.error && (
        <Notice tone="bad" live>
          {action.error}
        </Notice>
      )}
      <Button type="submit" size="big" busy={action.busy}>
        {t(own ? 'save' : 'send')}
      </Button>
    </form>
  )
}

function Mine({ msn }: ReviewSectionProps) {
  const [own, setOwn] = useState<Review | null | undefined>(undefined)
  const [done, setDone] = useState<Review | null>(null)
  useEffect(() => {
    fetchReviews(msn, NO_FILTER, 0, 1)
      .then(page => setOwn(page.own))
      .catch(() => setOwn(null))
  }, [msn])
  if (done) return <Thanks review={done} />
  if (own === undefined) return <Skeleton height="420px" />
  return <ReviewForm msn={msn} own={own} onWritten={setDone} />
}

export function WriteReview({ msn }: ReviewSectionProps) {
  const t = useMessages('reviews')
  return (
    <LoginFirst why={t('loginReview')}>
      <Mine key={msn} msn={msn} />
    </LoginFirst>
  )
}

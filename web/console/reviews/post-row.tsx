// One review, question or answer: its text and product, why it is held, and the possible decisions.

import { useState } from 'react'
import type { Post } from '../../../contract/reviews/moderation-api.ts'
import { useDates } from '../../framework/use-dates.ts'
import { showToast } from '../../ui/toast.ts'
import { call } from '../app/api.ts'
import { useMessages } from '../app/messages.ts'
import { to } from '../app/router.tsx'
import { useMay } from '../app/session.ts'
import { useAct } from '../app/use-act.ts'
import { Problem } from '../components/field.tsx'
import { AnswerForm } from './answer-form.tsx'

type Decision = 'published' | 'rejected'

function decide({ kind, postId }: Post, state: Decision) {
  const body = { state }
  if (kind === 'review') return call('POST /api/admin/reviews/{reviewId}/state', { params: { reviewId: postId }, body })
  if (kind === 'question')
    return call('POST /api/admin/questions/{questionId}/state', { params: { questionId: postId }, body })
  return call('POST /api/admin/answers/{answerId}/state', { params: { answerId: postId }, body })
}

function Decisions({ post, onDone }: { post: Post; onDone(): void }) {
  const t = useMessages('reviews')
  const { busy, problem, run } = useAct()
  const [answering, setAnswering] = useState(false)
  const move = async (state: Decision) => {
    if (!(await run(() => decide(post, state)))) return
    showToast(t(`done-${state}`))
    onDone()
  }
  if (answering) return <AnswerForm post={post} onClose={() => setAnswering(false)} onDone={onDone} />
  return (
    <>
      <div className="acts">
        {post.state !== 'published' && (
          <button type="button" className="b go" disabled={busy} onClick={() => move('published')}>
            {t('publish')}
          </button>
        )}
        {post.state !== 'rejected' && (
          <button type="button" className="b" disabled={busy} onClick={() => move('rejected')}>
            {t('reject')}
          </button>
        )}
        {post.kind === 'question' && post.state === 'published' && (
          <button type="button" className="b" onClick={() => setAnswering(true)}>
            {t('answer')}
          </button>
        )}
      </div>
      <Problem text={problem} />
    </>
  )
}

interface PostRowProps {
  post: Post
  /** Whether it is chosen for a step; undefined where posts are not chosen. */
  chosen?: boolean | undefined
  onChoose?(range: boolean): void
  onDone(): void
}

export function PostRow({ post, chosen, onChoose, onDone }: PostRowProps) {
  const t = useMessages('reviews')
  const list = useMessages('list')
  const { moment } = useDates()
  const may = useMay()
  const { msn, productName, author, rating, title, text, language, pictures, verified, heldFor, question } = post
  return (
    <li className="post">
      {chosen !== undefined && (
        <input
          type="checkbox"
          className="ck"
          aria-label={list('select', { name: `${productName}, ${author || t('noName')}` })}
          checked={chosen}
          onChange={event => onChoose?.((event.nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <div className="grow">
        <span>
          <b>{author || t('noName')}</b>{' '}
          {rating !== null && <span className="tag">{t('stars', { count: rating })}</span>}{' '}
          {verified && <span className="tag good">{t('verified')}</span>}{' '}
          {heldFor.map(reason => (
            <span key={reason} className="tag warn">
              {t(`held-${reason}`)}
            </span>
          ))}
        </span>
        <small>
          {may('products.read') ? <a href={to(`/products/${msn}`)}>{productName}</a> : productName} ·{' '}
          {moment(post.writtenAt)}
        </small>
        {question && <p className="soft">{t('onQuestion', { text: question })}</p>}
        {title && <b lang={language}>{title}</b>}
        <p className="written" lang={language}>
          {text}
        </p>
        {pictures.length > 0 && (
          <div className="acts">
            {pictures.map((address, at) => (
              <a key={address} href={address.replace('/medium.', '/large.')} target="_blank" rel="noreferrer">
                <img src={address} alt={t('picture', { number: at + 1 })} width="96" height="96" loading="lazy" />
              </a>
            ))}
          </div>
        )}
        {post.kind === 'question' && post.state === 'published' && (
          <small>{t('answers', { count: post.answerCount })}</small>
        )}
        {post.moderatedAt && <small className="sub">{t('moderatedAt', { time: moment(post.moderatedAt) })}</small>}
        {post.reason && <small className="sub">{t('rejectedFor', { reason: post.reason })}</small>}
        {may('reviews.write') && <Decisions post={post} onDone={onDone} />}
      </div>
    </li>
  )
}

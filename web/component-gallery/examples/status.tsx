// Examples of what tells the state of something: badges, notices, progress, toasts, skeletons.

import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressSteps } from '../../ui/progress-steps.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { showToast } from '../../ui/toast.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { Component, State } from '../example.tsx'
import type { GalleryTexts } from '../texts.ts'

const TONES = ['info', 'good', 'warn', 'bad'] as const

function Notices({ texts }: { texts: GalleryTexts }) {
  return (
    <Component file="notice">
      {TONES.map(tone => (
        <State key={tone} name={tone}>
          <Notice tone={tone}>{texts.noticeText}</Notice>
        </State>
      ))}
      <State name="with an action">
        <Notice tone="bad" actions={<Button size="small">{texts.retry}</Button>}>
          {texts.noticeText}
        </Notice>
      </State>
    </Component>
  )
}

function Progress({ texts }: { texts: GalleryTexts }) {
  const steps = [
    { name: texts.cart, href: '#progress-steps' },
    { name: texts.address, href: '#progress-steps' },
    { name: texts.payment },
  ]
  return (
    <>
      <Component file="progress-steps">
        {steps.map(({ name }, at) => (
          <State key={name} name={`step ${at + 1}`} full>
            <ProgressSteps label={`${texts.title} ${at + 1}`} steps={steps} at={at} />
          </State>
        ))}
      </Component>
      <Component file="timeline">
        <State name="one step ahead">
          <Timeline
            label={texts.orderDetails}
            moments={[
              { key: 'placed', title: texts.placed, note: texts.day },
              { key: 'shipped', title: texts.shipped, note: texts.day },
              { key: 'delivered', title: texts.delivered, note: texts.expected, ahead: true },
            ]}
          />
        </State>
      </Component>
    </>
  )
}

export function StatusExamples({ texts }: { texts: GalleryTexts }) {
  return (
    <>
      <Component file="badge">
        <State name="plain">
          <Badge>{texts.placed}</Badge>
        </State>
        <State name="good">
          <Badge tone="good">{texts.delivered}</Badge>
        </State>
        <State name="warn">
          <Badge tone="warn">{texts.shipped}</Badge>
        </State>
        <State name="bad">
          <Badge tone="bad">{texts.cancelled}</Badge>
        </State>
      </Component>
      <Notices texts={texts} />
      <Progress texts={texts} />
      <Component file="toaster">
        <State name="press to show">
          <Button onClick={() => showToast(texts.saved)}>{texts.showToast}</Button>
          <Toaster />
        </State>
      </Component>
      <Component file="skeleton">
        <State name="a line">
          <Skeleton />
        </State>
        <State name="a card">
          <Skeleton height="160px" />
        </State>
      </Component>
    </>
  )
}

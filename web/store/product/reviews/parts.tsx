// The parts of a product page about reviews and questions, each fetched when it comes near or is opened.

import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { PartProps, SectionProps } from './part-props.ts'

/** How far below the window a part is fetched, so that it is there when it is reached. */
const NEAR = '800px 0px'

/** Keeps the place of a part until it comes near; on the server it is the place alone. */
function WhenNear({ height, children }: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near])
  return (
    <div ref={place} style={{ minHeight: height }}>
      {near && <Suspense>{children}</Suspense>}
    </div>
  )
}

const load = <Props,>(fetch: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await fetch() }))

const LazyReviews = load<SectionProps>(async () => (await import('./review-section.tsx')).ReviewSection)
const LazyQuestions = load<SectionProps>(async () => (await import('./question-section.tsx')).QuestionSection)
const LazyAllReviews = load<PartProps>(async () => (await import('./all-reviews.tsx')).AllReviews)
const LazyWrite = load<PartProps>(async () => (await import('./write-review.tsx')).WriteReview)
const LazyAllQuestions = load<PartProps>(async () => (await import('./all-questions.tsx')).AllQuestions)
const LazyAsk = load<PartProps>(async () => (await import('./ask-question.tsx')).AskQuestion)

/** Summary with bars and the most helpful reviews. */
export const ReviewSection = (props: SectionProps) => (
  <WhenNear height={360}>
    <LazyReviews {...props} />
  </WhenNear>
)

/** The first questions with their answers. */
export const QuestionSection = (props: SectionProps) => (
  <WhenNear height={280}>
    <LazyQuestions {...props} />
  </WhenNear>
)

const opened = (Part: ComponentType<PartProps>) => (props: PartProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
)

/** What stands in a popup: every review, sorted and filtered. */
export const AllReviews = opened(LazyAllReviews)
/** What stands in a popup: the form of the customer's own review. */
export const WriteReview = opened(LazyWrite)
/** What stands in a popup: every question, searched. */
export const AllQuestions = opened(LazyAllQuestions)
/** What stands in a popup: the form of a question. */
export const AskQuestion = opened(LazyAsk)

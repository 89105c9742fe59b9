// The parts of a product page about reviews and questions, each fetched when it comes near or is opened.

import { type ComponentType, lazy, Suspense } from 'react'
import type { PartProps, SectionProps } from './part-props.ts'

const load = <Props,>(fetch: () => Promise<ComponentType<Props>>) => lazy(async () => ({ default: await fetch() }))

/** Summary with bars and the most helpful reviews. */
export const ReviewSection = load<SectionProps>(async () => (await import('./review-section.tsx')).ReviewSection)
/** The first questions with their answers. */
export const QuestionSection = load<SectionProps>(async () => (await import('./question-section.tsx')).QuestionSection)
const LazyAllReviews = load<PartProps>(async () => (await import('./all-reviews.tsx')).AllReviews)
const LazyWrite = load<PartProps>(async () => (await import('./write-review.tsx')).WriteReview)
const LazyAllQuestions = load<PartProps>(async () => (await import('./all-questions.tsx')).AllQuestions)
const LazyAsk = load<PartProps>(async () => (await import('./ask-question.tsx')).AskQuestion)

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

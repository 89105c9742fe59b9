// The parts of a product page about reviews and questions, each fetched when it comes near or is opened.

import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../../framework/lazy-section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { PartProps, SectionProps } from './section-props.ts'

const WORDS = ['reviews'] as const

/** Summary with bars and the most helpful reviews. */
export const ReviewSection = lazyPart<SectionProps>(
  WORDS,
  async () => (await import('../review-section.tsx')).ReviewSection,
)
/** The first questions with their answers. */
export const QuestionSection = lazyPart<SectionProps>(
  WORDS,
  async () => (await import('../question-section.tsx')).QuestionSection,
)
const LazyAllReviews = lazyPart<PartProps>(WORDS, async () => (await import('../all-reviews.tsx')).AllReviews)
const LazyWrite = lazyPart<PartProps>(WORDS, async () => (await import('../write-review.tsx')).WriteReview)
const LazyAllQuestions = lazyPart<PartProps>(WORDS, async () => (await import('../all-questions.tsx')).AllQuestions)
const LazyAsk = lazyPart<PartProps>(WORDS, async () => (await import('../ask-question.tsx')).AskQuestion)

const opened = (Part: ComponentType<PartProps>) => (props: PartProps) => (
  <Suspense fallback={<Skeleton height="160px" />}>
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

// The review and question sections that the product page shows, each fetched when it is near the viewport or opened.

import { type ComponentType, Suspense } from 'react'
import { createLazySection } from '../../../framework/lazy-section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Namespace } from '../../app/messages.ts'
import type { LinkedSectionProps, ReviewSectionProps } from './section-props.ts'

const NAMESPACES = ['reviews'] satisfies Namespace[]

/** Summary with bars and the most helpful reviews. */
export const ReviewSection = createLazySection<LinkedSectionProps>(
  NAMESPACES,
  async () => (await import('../review-section.tsx')).ReviewSection,
)
/** The first questions with their answers. */
export const QuestionSection = createLazySection<LinkedSectionProps>(
  NAMESPACES,
  async () => (await import('../question-section.tsx')).QuestionSection,
)
const LazyAllReviews = createLazySection<ReviewSectionProps>(
  NAMESPACES,
  async () => (await import('../all-reviews.tsx')).AllReviews,
)
const LazyWrite = createLazySection<ReviewSectionProps>(
  NAMESPACES,
  async () => (await import('../write-review.tsx')).WriteReview,
)
const LazyAllQuestions = createLazySection<ReviewSectionProps>(
  NAMESPACES,
  async () => (await import('../all-questions.tsx')).AllQuestions,
)
const LazyAsk = createLazySection<ReviewSectionProps>(
  NAMESPACES,
  async () => (await import('../ask-question.tsx')).AskQuestion,
)

const opened = (Part: ComponentType<ReviewSectionProps>) => (props: ReviewSectionProps) => (
  <Suspense fallback={<Skeleton height="160px" />}>
    <Part {...props} />
  </Suspense>
)

/** Content of a popup: all reviews, sorted and filtered. */
export const AllReviews = opened(LazyAllReviews)
/** Content of a popup: the form of the customer's own review. */
export const WriteReview = opened(LazyWrite)
/** Content of a popup: all questions with a search field. */
export const AllQuestions = opened(LazyAllQuestions)
/** Content of a popup: the form of a question. */
export const AskQuestion = opened(LazyAsk)

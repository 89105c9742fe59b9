// HTTP routes of reviews and questions.

import { questionEndpoints, reviewEndpoints } from '../../contract/reviews/api.ts'
import { moderationEndpoints } from '../../contract/reviews/moderation-api.ts'
import { ok } from '../../contract/shared/endpoint.ts'
import { type Route, routes } from '../platform/invoke.ts'
import { answerForStore, decide } from './commands/moderation.ts'
import { answerAsBuyer, askQuestion, productQuestions } from './commands/questions.ts'
import { takePicture } from './commands/upload-picture.ts'
import { heldCounts, moderationPage, postsFile } from './queries/moderation.ts'
import { categorySchema } from './queries/structured-data.ts'
import { productReviews, voteReview, writeReview } from './service.ts'

export const reviewRoutes: Route[] = [
  ...routes(reviewEndpoints, {
    getProductReviews: async ({ app, actor, query }) => ok(await productReviews(app.db, actor, query)),
    addReview: async ({ app, actor, body }) => ok({ review: await writeReview(app, actor, body) }),
    addReviewPicture: async ({ app, actor, body }) => ok(await takePicture(app, actor, body)),
    isReviewHelpful: async ({ app, actor, body }) => ok(await voteReview(app.db, actor, body)),
  }),
  ...routes(questionEndpoints, {
    getQuest: async ({ app, actor, query }) => ok(await productQuestions(app.db, actor, query)),
    setQuest: async ({ app, actor, body }) => ok({ question: await askQuestion(app, actor, body) }),
    answerQuest: async ({ app, actor, body }) => ok(await answerAsBuyer(app, actor, body)),
    getCategorySchema: async ({ app, actor, query }) => ok(await categorySchema(app, actor, query.category)),
  }),
  ...routes(moderationEndpoints, {
    moderationList: async ({ app, actor, query }) => ok(await moderationPage(app.db, actor.language, query)),
    moderationFile: async ({ app, query }) => await postsFile(app.db, query),
    moderationCounts: async ({ app, query }) => ok(await heldCounts(app.db, query.market)),
    moderateReview: async ({ app, actor, params, body }) =>
      ok(await decide(app, actor, { kind: 'review', postId: params.reviewId, ...body })),
    moderateQuestion: async ({ app, actor, params, body }) =>
      ok(await decide(app, actor, { kind: 'question', postId: params.questionId, ...body })),
    moderateAnswer: async ({ app, actor, params, body }) =>
      ok(await decide(app, actor, { kind: 'answer', postId: params.answerId, ...body })),
    answerForStore: async ({ app, actor, params, body }) =>
      ok(await answerForStore(app, actor, { ...params, ...body })),
  }),
]

// Sample reviews and questions of the starter store: marked as samples, not verified, and not part of the ratings.

import { statement } from '../../server/platform/db.ts'
import { sampleQuestions } from '../catalogue/question-texts.ts'
import { REVIEWED_KINDS, sampleReviews } from '../catalogue/review-texts.ts'
import { seededInteger, seededRandom } from '../catalogue/seeded-random.ts'
import type { StarterProduct } from '../catalogue/types.ts'
import { msnOf } from './load-products.ts'
import { type LoadStep, oneBatch } from './load-step.ts'

const REVIEWS = statement(
  'starter.reviews',
  `with written as (
     insert into reviews (market, subject, msn, author, rating, title, body, language, translation, sample, state,
       created_at, written_at)
     select p.market, review_subject(p.group_key, p.msn), p.msn, r.author, r.rating, r.title, r.body, 'en',
       r.translation, true, 'published',
       now() - make_interval(days => r.age), now() - make_interval(days => r.age)
     from jsonb_to_recordset($1::jsonb) as r (msn text, author text, rating int, title text, body text,
       translation jsonb, age int)
     join products p on p.msn = r.msn
     returning market, subject, rating
   ), counted as (
     select market, subject, array[count(*) filter (where rating = 1), count(*) filter (where rating = 2),
       count(*) filter (where rating = 3), count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::int[]
       as stars
     from written group by market, subject
   )
   insert into product_ratings (market, subject, sample_stars) select market, subject, stars from counted
   on conflict (market, subject) do update set sample_stars = excluded.sample_stars, updated_at = now()`,
)
const QUESTIONS = statement(
  'starter.questions',
  `with given as (
     select gen_random_uuid() as id, p.market, review_subject(p.group_key, p.msn) as subject, p.msn, r.*,
       s.trade_name as seller, now() - make_interval(days => r.age) as at
     from jsonb_to_recordset($1::jsonb) as r (product text, author text, body text, translation text, answer text,
       "answerTranslation" text, age int)
     join products p on p.msn = r.product join offer_choices oc on oc.msn = p.msn join sellers s on s.id = oc.seller_id
   ), asked as (
     insert into questions (id, market, subject, msn, author, body, language, translation, sample, state, asked_at)
     select id, market, subject, msn, author, body, 'en', translation, true, 'published', at from given
   )
   insert into answers (market, question_id, by_whom, author, body, language, translation, sample, state, answered_at)
   select market, id, 'seller', seller, answer, 'en', "answerTranslation", true, 'published', at + interval '1 day'
   from given`,
)

const AUTHORS = {
  IN: `Asha K.|Ravi S.|Imran Q.|Meera P.|Suresh N.|Harpreet G.|Lakshmi V.|Anil D.|Farhan A.|Kavita J.|Deepak M.|Sunita R.|Joseph T.|Vikram B.|Nandini C.|Mohan L.`,
  AE: `Ahmed H.|Rashid K.|Priya N.|Bilal S.|Sara M.|Joel F.|Anwar A.|Deepa R.|Omar Z.|Faisal B.|Rekha V.|Hassan I.`,
}

/** Products of a kind that get samples: two in India, one in the UAE, the best sellers, of different groups. */
const SUBJECTS = { IN: 2, AE: 1 }

const subjectOf = (product: StarterProduct) => product.group ?? product.partNumber

function subjectsOf(products: readonly StarterProduct[], models: readonly string[]): StarterProduct[] {
  return (['IN', 'AE'] as const).flatMap(market => {
    const bySubject = new Map<string, StarterProduct>()
    for (const product of products) {
      const wanted = product.market === market && models.includes(product.render.model)
      if (wanted && !bySubject.has(subjectOf(product))) bySubject.set(subjectOf(product), product)
    }
    return [...bySubject.values()].slice(0, SUBJECTS[market])
  })
}

function authorOf(market: StarterProduct['market'], seed: string): string {
  const names = AUTHORS[market].split('|')
  return names[Math.floor(seededRandom(seed) * names.length)] ?? ''
}

/** Sample reviews and questions for these products, the best sellers first; deterministic. */
export function samplesFor(products: readonly StarterProduct[]) {
  const picked = new Map(
    Object.entries(REVIEWED_KINDS).map(([kind, models]) => [kind, subjectsOf(products, models)] as const),
  )
  const reviews = sampleReviews().flatMap(({ kind, market, rating, title, text }, at) =>
    (picked.get(kind) ?? [])
      .filter(product => market === null || product.market === market)
      .map(product => {
        const msn = msnOf(product)
        const seed = `review ${msn} ${at}`
        return {
          msn,
          author: authorOf(product.market, seed),
          rating,
          title: title.en,
          body: text.en,
          translation: { title: title.hi, body: text.hi },
          age: seededInteger(`${seed} age`, 5, 400),
        }
      }),
  )
  const questions = sampleQuestions().flatMap(({ kind, question, answer }, at) =>
    (picked.get(kind) ?? []).map(product => {
      const msn = msnOf(product)
      const seed = `question ${msn} ${at}`
      return {
        product: msn,
        author: authorOf(product.market, seed),
        body: question.en,
        translation: question.hi,
        answer: answer.en,
        answerTranslation: answer.hi,
        age: seededInteger(`${seed} age`, 5, 400),
      }
    }),
  )
  return { reviews, questions }
}

export function reviewsStep(products: readonly StarterProduct[]): LoadStep {
  return oneBatch('reviews', async tx => {
    const { reviews, questions } = samplesFor(products)
    await tx.run(REVIEWS, [JSON.stringify(reviews)])
    await tx.run(QUESTIONS, [JSON.stringify(questions)])
  })
}

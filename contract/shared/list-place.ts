// Where a page of a list begins that goes by a time: after the row of this time and id, which may be deleted by then.

import { z } from 'zod'

const TIME = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z'
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const zPlaceOf = (id: string) =>
  z
    .string()
    .regex(new RegExp(`^${TIME}_(${id})$`), 'What `next` of the page before says.')
    // a day or hour that there is not is no time
    .refine(
      place => !Number.isNaN(Date.parse(place.slice(0, place.indexOf('_')))),
      'What `next` of the page before says.',
    )

/** Of rows with a UUID. */
export const zPlace = zPlaceOf(UUID)
/** Of rows with a number. */
export const zNumberPlace = zPlaceOf('\\d{1,15}')

// Cursors of lists ordered by time: the position after a row's time and id, even if the row has been deleted.

import { z } from 'zod'

const TIME = '\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z'
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

const zPlaceOf = (id: string) =>
  z
    .string()
    .regex(new RegExp(`^${TIME}_(${id})$`), 'What `next` of the page before says.')
    // a day or hour that does not exist is not a time
    .refine(
      place => !Number.isNaN(Date.parse(place.slice(0, place.indexOf('_')))),
      'What `next` of the page before says.',
    )

/** For rows with a UUID. */
export const zPlace = zPlaceOf(UUID)
/** For rows with a number. */
export const zNumberPlace = zPlaceOf('\\d{1,15}')
